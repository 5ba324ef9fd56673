import { shop } from '@skins/engine/shop';
import { type Import, type Source, importsOf, isTest, sources } from './sources.ts';

const ENGINE = 'engine/src/';

/** Folders below the slices, and which of them each may import. */
const FLOOR: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  transparency: [],
  written: [],
  fairness: ['kernel', 'transparency'],
  beacon: ['kernel', 'fairness'],
  shop: ['kernel'],
  audit: ['kernel', 'fairness', 'beacon', 'shop'],
};

/** What every slice may import, from the ground up. Slices in this list may import only what stands before them. */
const FOUNDATION = [
  'kernel',
  'transparency',
  'fairness',
  'written',
  'operators',
  'seeds',
  'wallet',
  'bag',
  'catalogue',
  'rules',
  'deeds',
  'props',
  'tasks',
  'newcomers',
  'moonbox',
  'drops',
  'activities',
];

/** The list of all slices: only `shop` imports it. The auditor's frame, `audit`, gets the slices from the shop. */
const LIST = `${ENGINE}slices/index.ts`;

/** Files that may be imported without their public face, to keep browser bundles small. */
const TAKEN_ALONE = new Set(['engine/src/kernel/canonical.ts', 'engine/src/kernel/money.ts']);

const isEvents = (path: string): boolean => path.endsWith('/events.ts');
const isAudit = (path: string): boolean => /\/audit(-[a-z-]+)?\.ts$/.test(path);
const isSpec = (path: string): boolean => path.endsWith('.spec.ts');

/** The sample of a game for two: it stands among the tests, and is held to the rules of a slice. */
const DUEL = 'test/sample-duel/engine/';
const isEngine = (path: string): boolean => path.startsWith(ENGINE) || path.startsWith(DUEL);

/** The folder of the engine in which a file stands, from the root. */
const folderOf = (path: string): string | undefined =>
  /^(?:engine\/src\/slices\/[a-z]+|engine\/src\/(?!slices\/)[a-z]+|test\/sample-duel\/engine)(?=\/)/.exec(
    path,
  )?.[0];

/** The slice, or the folder below the slices, in which a file stands. */
export const sliceOf = (path: string): string | undefined =>
  folderOf(path)?.replace(/^engine\/src\/(?:slices\/)?/, '');

export const engineSources: readonly Source[] = sources.filter(({ path }) => isEngine(path));
export const engineImports: readonly Import[] = engineSources
  .filter(({ path }) => !isSpec(path))
  .flatMap(importsOf);

export const engineFolders: readonly string[] = [
  ...new Set(engineSources.map(({ path }) => folderOf(path)).filter((folder) => folder !== undefined)),
];

/** Returns why an engine file must not have this import; undefined if it may. */
export function faultOf({ from, target, specifier }: Import): string | undefined {
  const own = sliceOf(from.path);
  if (target === undefined || own === undefined) return undefined;
  if (!isEngine(target)) return `${from.path} leaves the engine: ${specifier}`;
  return mayImport(own, from.path, target) ? undefined : `${from.path}: ${specifier}`;
}

function mayImport(own: string, from: string, target: string): boolean {
  const other = sliceOf(target);
  if (other === undefined) return target === LIST && own === 'shop';
  const floor = FLOOR[own];
  if (floor !== undefined) return own === other || floor.includes(other);
  if (own === other) return ofSecondOpinion(from, target);
  if (isEvents(target)) return isEvents(from) || isAudit(from);
  if (isEvents(from)) return other === 'kernel';
  if (isAudit(from)) return other === 'kernel' || other === 'fairness';
  return ofFoundation(own, other);
}

/** An `audit.ts` is a second opinion: even of its own slice it imports only events and other audit files. */
const ofSecondOpinion = (from: string, target: string): boolean =>
  !isAudit(from) || isEvents(target) || isAudit(target);

function ofFoundation(own: string, other: string): boolean {
  const place = FOUNDATION.indexOf(other);
  return place !== -1 && (!FOUNDATION.includes(own) || place < FOUNDATION.indexOf(own));
}

/** Reports imports past a slice's public face; events and audits may import events files directly. */
export const reachesInside = ({ from, target, specifier }: Import): string | undefined => {
  if (target === undefined) return undefined;
  const [own, other] = [sliceOf(from.path), sliceOf(target)];
  return own === undefined ||
    own === other ||
    other === undefined ||
    target.endsWith('/index.ts') ||
    isEvents(target) ||
    TAKEN_ALONE.has(target)
    ? undefined
    : `${from.path}: ${specifier}`;
};

/** Slices with plays, which only lists should know. */
const games: readonly string[] = shop.slices
  .filter(({ measures }) => measures.some(({ names }) => names.includes('plays')))
  .map(({ name }) => name);

/** Places outside a game's folders that may know it, with the reason. */
export const KNOWN: Readonly<Record<string, string>> = {
  'api/src/slices/home/switched-off.ts -> replace': 'menus leave out what the shop does not offer',
  'player-web/src/slices/records/summaries.ts -> battles': 'the list of records counts each of them',
  'player-web/src/slices/records/summaries.ts -> boxes': 'the list of records counts each of them',
  'player-web/src/slices/records/summaries.ts -> luckycard': 'the list of records counts each of them',
  'player-web/src/slices/records/summaries.ts -> newyear': 'the list of records counts each of them',
  'player-web/src/slices/records/summaries.ts -> replace': 'the list of records counts each of them',
  'player-web/src/slices/records/summaries.ts -> upgrades': 'the list of records counts each of them',
  'player-web/src/slices/records/summaries.ts -> wishes': 'the list of records counts each of them',
  'api/src/slices/home/ -> boxes': 'the home page shows the newest boxes and what came out of them',
  'api/src/slices/bag/bag-page.ts -> boxes': 'an item is shown as the box page shows it',
  'player-web/src/slices/home/ -> boxes': 'the home page shows the newest boxes',
  'player-web/src/slices/fairness/TryOpening.tsx -> boxes': 'an example is worked with the table of a box',
  'player-web/src/slices/help/ForgePage.tsx -> upgrades': 'an example is worked by the terms of upgrades',
  'player-web/src/slices/help/GuideDialog.tsx -> battles': 'the tour leads to the rules of battles',
  'admin-web/src/slices/catalogue/Rehearsal.tsx -> boxes':
    'a change of boxes is rehearsed over what was opened',
  'admin-web/src/slices/catalogue/use-progress.ts -> boxes': 'it asks how far that rehearsal is',
  'player-web/src/slices/props/PropShelf.tsx -> boxes': 'a ticket leads to the box that it opens',
  'player-web/src/slices/signin/RequirementDialog.tsx -> boxes': 'it leads to where a day’s task is done',
  'player-web/src/slices/signin/RequirementDialog.tsx -> upgrades': 'it leads to where a day’s task is done',
  'api/src/slices/hall/ -> upgrades': 'the hall shows upgrades to everybody',
  'api/src/slices/hall/ -> boxes': 'a skin is shown as the box page shows it',
  'api/src/slices/previews/ -> boxes': 'a proof link shows the box’s result',
  'api/src/slices/previews/ -> upgrades': 'a proof link shows the upgrade’s result',
  'api/src/slices/profile/ -> boxes': 'luck and best results count opens of boxes',
  'api/src/slices/profile/ -> upgrades': 'luck and best results count upgrades',
  'api/src/slices/inbox/ -> battles': 'whoever waits for a battle is told',
  'api/src/slices/inbox/ -> wishes': 'whoever waits for a wish is told',
  'player-web/src/slices/profile/ -> battles': 'a notification leads to its battle',
  'player-web/src/slices/profile/ -> wishes': 'a notification leads to its wish',
  'player-web/src/slices/profile/ -> upgrades': 'an item leads to what it can become',
  'api/src/slices/profile/ -> battles': 'a title counts settled battles',
  'player-web/src/slices/hall/ -> upgrades': 'the hall shows upgrades to everybody',
  'api/src/slices/rankings/ -> boxes': 'rankings show opens of boxes',
  'api/src/slices/rankings/ -> upgrades': 'rankings show upgrades',
  'player-web/src/slices/rankings/ -> upgrades': 'the player’s own place leads to where it is played for',
  'api/src/slices/promotion/ -> boxes': 'gems that friends put into boxes count',
  'api/src/slices/promotion/ -> upgrades': 'gems that friends put into upgrades count',
  'player-web/src/slices/promotion/ -> boxes': 'a poster and an invitation show a box with its return',
  'engine/src/slices/promotion/ -> boxes': 'the auditor counts opens of boxes',
  'engine/src/slices/promotion/ -> upgrades': 'the auditor counts upgrades',
  'engine/src/slices/rankings/ -> boxes': 'the auditor counts opens of boxes',
  'engine/src/slices/rankings/ -> upgrades': 'the auditor counts upgrades',
  'api/src/slices/drops/ -> boxes': 'a drop is part of an open, and counts in the return of its box',
  'engine/src/slices/drops/ -> boxes': 'the auditor compares drops with their opens',
  'api/src/slices/trend/ -> boxes': 'the chart shows numbers of each game, as its record has them',
  'api/src/slices/trend/ -> upgrades': 'the chart shows numbers of each game, as its record has them',
  'cli/src/simulate/ -> upgrades': 'upgrades are simulated beside boxes',
  'api/src/slices/settings/price-graph.ts -> replace':
    'a change is held to every way round through the shop, and replacing is one',
  'api/src/slices/settings/price-graph.ts -> upgrades':
    'no price may open a way round through upgrades: it has to know what they keep',
  'api/src/slices/activities/ -> boxes': 'an activity gives draws of boxes, shown as the box page shows them',
  'player-web/src/slices/activities/ -> boxes': 'an activity leads to boxes, and its draws prove themselves',
  'player-web/src/slices/activities/ -> battles': 'an activity leads to where its deeds are done',
  'player-web/src/slices/activities/ -> upgrades': 'an activity leads to where its deeds are done',
  'player-web/src/slices/activities/ -> wishes': 'an activity leads to where its deeds are done',
  'api/src/slices/tasks/ -> boxes': 'a task gives a draw of a box, which is shown as the box page shows it',
  'api/src/slices/newcomers/ -> boxes':
    'a first day gives draws of boxes, which are shown as the box page shows them',
  'engine/src/slices/moonbox/ -> boxes': 'the auditor compares each opening with the phase that chose it',
  'api/src/slices/moonbox/ -> boxes':
    'a phase is a box, whose openings are counted and shown as boxes show them',
  'player-web/src/slices/moonbox/ -> boxes': 'the moon box opens phases, which are proved as boxes are',
  'player-web/src/slices/drops/ -> boxes': 'a drop comes with an open, and its page leads to the boxes',
  'player-web/src/slices/accounts/AuthDialog.tsx -> boxes': 'a box stands beside the form',
  'player-web/src/slices/accounts/NewcomerDialog.tsx -> boxes': 'the guided opening begins at a box',
  'player-web/src/slices/tasks/TaskPanel.tsx -> boxes': 'a task’s box opens with the reel of boxes',
  'player-web/src/slices/newcomers/ -> boxes': 'a first day opens boxes: it shows them, and runs their reel',
  'cli/src/demo/ -> boxes': 'simulated players open boxes',
  'cli/src/demo/ -> battles': 'simulated players have battles',
  'cli/src/demo/ -> wishes': 'simulated players plant wishes and buy shares',
  'cli/src/demo/ -> upgrades': 'simulated players upgrade',
  'cli/src/demo/ -> luckycard':
    'a demonstration publishes decks of its own catalogue, and its players turn cards',
  'player-web/src/slices/battles/ -> boxes': 'battles open boxes: they show them, and run their reels',
  'player-web/src/slices/live/messages.ts -> battles':
    'an invitation to a battle comes on the channel of drops',
  'player-web/src/slices/props/PropShelf.tsx -> battles': 'a competition card pays a seat of a battle',
  'api/src/slices/battles/ -> boxes': 'battles open boxes: their draws are compared with the boxes’ odds',
  'api/src/foundation/transparency/due-checkpoints.ts -> battles':
    'a frozen battle gets a checkpoint at once, as a frozen room does',
  'cli/src/log/seal-watch.ts -> battles': 'checkpoints over frozen battles are compared with the log',
  'player-web/src/slices/help/SteerPage.tsx -> boxes': 'the guide to boxes leads to the boxes',
  'cli/src/verify/battle-told.ts -> battles': 'one battle is checked by its own evidence',
  'cli/src/verify/deck-told.ts -> luckycard': 'one deck is checked by its own evidence',
  'api/src/foundation/transparency/due-checkpoints.ts -> wishes':
    'a frozen wish gets a checkpoint at once, as a frozen room does',
  'cli/src/log/seal-watch.ts -> wishes': 'checkpoints over frozen wishes are compared with the log',
  'api/src/slices/settings/ -> newyear':
    'a season’s radishes are a way round through the shop, and its prizes and dates are checked',
  'player-web/src/slices/newyear/ -> boxes': 'an act of the season leads to where it is done',
  'player-web/src/slices/newyear/ -> upgrades': 'an act of the season leads to where it is done',
  'player-web/src/slices/newyear/ -> battles': 'an act of the season leads to where it is done',
  'cli/src/demo/ -> newyear': 'a demonstration has a season, and its players spend radishes',
  'cli/src/verify/wish-told.ts -> wishes': 'one wish is checked by its own evidence',
};

const PACKAGES = ['engine', 'api', 'player-web', 'admin-web', 'cli'];

/** Who knows a game outside its folders, by 'path -> game'; lists and tests may. */
export const knowing: readonly string[] = sources
  .filter(
    (source) =>
      PACKAGES.some((name) => source.path.startsWith(`${name}/`)) &&
      !isTest(source) &&
      !source.path.endsWith('/src/slices/index.ts'),
  )
  .flatMap(importsOf)
  .flatMap(({ from, target, specifier }) =>
    games
      .filter((game) =>
        new RegExp(`(?:/src/slices|^@skins/[a-z-]+)/${game}(?:/|$)`).test(target ?? specifier),
      )
      .filter((game) => !from.path.includes(`/src/slices/${game}/`))
      .map((game) => `${from.path} -> ${game}`),
  );

/** Tells whether a place is excused, by itself or by its folder. */
export const isKnown = (knows: string): boolean => {
  const [path = '', game = ''] = knows.split(' -> ');
  return Object.keys(KNOWN).some((place) => {
    const [prefix = '', known = ''] = place.split(' -> ');
    return game === known && path.startsWith(prefix);
  });
};
