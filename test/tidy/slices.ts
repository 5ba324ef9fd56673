import { shop } from '@skins/engine/shop';
import { type Import, type Source, importsOf, isTest, sources } from './sources.ts';

const ENGINE = 'engine/src/';

/** The foundation, from the ground up: each may import those before it, and every slice may import all of it. */
const FOUNDATION = [
  'kernel',
  'transparency',
  'fairness',
  'operators',
  'seeds',
  'wallet',
  'bag',
  'catalogue',
  'rules',
  'deeds',
  'props',
  'tasks',
];

/** Where slices come together: `shop` reads their list, and `audit`, the auditor's frame, knows them as a shop alone. */
const LIST = `${ENGINE}slices/index.ts`;
const FRAME = new Set(['kernel', 'fairness', 'beacon', 'shop']);

/** What may not know the shop at all. */
const APART = new Set(['transparency']);

/** Files that may be taken without the public face around them: what browsers load has to be small. */
const TAKEN_ALONE = new Set(['engine/src/kernel/canonical.ts', 'engine/src/kernel/money.ts']);

const isEvents = (path: string): boolean => path.endsWith('/events.ts');
const isAudit = (path: string): boolean => /\/audit(-[a-z-]+)?\.ts$/.test(path);

/** What tests use, and nobody else. */
export const isSample = (path: string): boolean => path.includes('/sample-');

/** The folder of the engine in which a file stands, samples' own ones included. */
export const sliceOf = (path: string): string | undefined =>
  path.startsWith(ENGINE) && path !== LIST
    ? /^(?:shop\/sample-[a-z]+|[^/]+)(?=\/)/.exec(path.slice(ENGINE.length).replace(/^slices\//, ''))?.[0]
    : undefined;

export const engineFolders: readonly string[] = [
  ...new Set(sources.map(({ path }) => sliceOf(path)).filter((folder) => folder !== undefined)),
];

export const engineSources: readonly Source[] = sources.filter(({ path }) => path.startsWith(ENGINE));
export const engineImports: readonly Import[] = engineSources
  .filter((source) => !isTest(source))
  .flatMap(importsOf);

/** Why a file of the engine must not import what it does; undefined when it may. */
export function faultOf(imported: Import): string | undefined {
  const { from, target, specifier } = imported;
  const own = sliceOf(from.path);
  if (target === undefined || own === undefined) return undefined;
  if (!target.startsWith(ENGINE)) return `${from.path} leaves the engine: ${specifier}`;
  const other = sliceOf(target);
  const fault = `${from.path}: ${specifier}`;
  if (own === other) return ofSecondOpinion(from.path, target) ? undefined : fault;
  if (isSample(from.path) && !/\/shop\/sample-[a-z]+\//.test(from.path)) return undefined;
  if (other === undefined) return own === 'shop' ? undefined : fault;
  if (own === 'audit') return FRAME.has(other) ? undefined : fault;
  if (APART.has(own)) return fault;
  if (isEvents(target)) return isEvents(from.path) || isAudit(from.path) ? undefined : fault;
  if (isEvents(from.path)) return other === 'kernel' ? undefined : fault;
  if (isAudit(from.path)) return other === 'kernel' || other === 'fairness' ? undefined : fault;
  return ofFoundation(own, other) ? undefined : fault;
}

/** An `audit.ts` is a second opinion: of its own slice, too, it takes nothing but events, and what was parted from it. */
const ofSecondOpinion = (from: string, target: string): boolean =>
  !(isAudit(from) && sliceOf(from) !== 'audit' && sliceOf(from) !== 'kernel') ||
  isEvents(target) ||
  isAudit(target);

function ofFoundation(own: string, other: string): boolean {
  const place = FOUNDATION.indexOf(other);
  return place !== -1 && (!FOUNDATION.includes(own) || place < FOUNDATION.indexOf(own));
}

/** Imports of a file by the public face of its slice, or from within the slice; events and audits read events where they stand. */
export const reachesInside = ({ from, target, specifier }: Import): string | undefined => {
  if (target === undefined || isSample(from.path)) return undefined;
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

/** Slices that players play: what nobody but the lists should have to know. */
const games: readonly string[] = shop.slices
  .filter(({ measures }) => measures.some(({ names }) => names.includes('plays')))
  .map(({ name }) => name);

/** Places outside a game's folders that know it all the same, and why. */
export const KNOWN: Readonly<Record<string, string>> = {
  'api/src/slices/home/ -> boxes': 'the home page shows the newest boxes and what came out of them',
  'api/src/slices/bag/bag-page.ts -> boxes': 'an item is shown as the box page shows it',
  'player-web/src/slices/home/ -> boxes': 'the home page shows the newest boxes',
  'admin-web/src/slices/catalogue/Rehearsal.tsx -> boxes':
    'a change of boxes is rehearsed over what was opened',
  'admin-web/src/slices/catalogue/use-progress.ts -> boxes': 'it asks how far that rehearsal is',
  'player-web/src/slices/props/PropShelf.tsx -> boxes': 'a ticket leads to the box that it opens',
  'player-web/src/slices/signin/RequirementDialog.tsx -> boxes': 'it leads to where a day’s task is done',
  'player-web/src/slices/signin/RequirementDialog.tsx -> upgrades': 'it leads to where a day’s task is done',
  'api/src/slices/hall/ -> upgrades': 'the hall shows upgrades to everybody',
  'api/src/slices/hall/ -> boxes': 'a skin is shown as the box page shows it',
  'player-web/src/slices/hall/ -> upgrades': 'the hall shows upgrades to everybody',
  'api/src/slices/trend/ -> boxes': 'the chart shows numbers of each game, as its record has them',
  'api/src/slices/trend/ -> upgrades': 'the chart shows numbers of each game, as its record has them',
  'cli/src/simulate/ -> upgrades': 'upgrades are simulated beside boxes',
  'api/src/slices/settings/price-graph.ts -> replace':
    'a change is held to every way round through the shop, and replacing is one',
  'api/src/slices/settings/price-graph.ts -> upgrades':
    'no price may open a way round through upgrades: it has to know what they keep',
  'api/src/slices/tasks/ -> boxes': 'a task gives a draw of a box, which is shown as the box page shows it',
  'player-web/src/slices/accounts/AuthDialog.tsx -> boxes': 'a box stands beside the form',
};

const PACKAGES = ['engine', 'api', 'player-web', 'admin-web', 'cli'];

/** Who knows a game outside its folders, by 'path -> game'; lists, tests and samples may. */
export const knowing: readonly string[] = sources
  .filter(
    (source) =>
      PACKAGES.some((name) => source.path.startsWith(`${name}/`)) &&
      !isTest(source) &&
      !isSample(source.path) &&
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

/** Whether somebody is excused by a place or a folder. */
export const isKnown = (knows: string): boolean => {
  const [path = '', game = ''] = knows.split(' -> ');
  return Object.keys(KNOWN).some((place) => {
    const [prefix = '', known = ''] = place.split(' -> ');
    return game === known && path.startsWith(prefix);
  });
};
