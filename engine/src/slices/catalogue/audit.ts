import { PlayerRegistered } from '../accounts/events.ts';
import { TICKETS } from '../../fairness/index.ts';
import {
  type Desk,
  type EventData,
  FOUR_EYES_EDITION,
  UNSHELVED_EDITION,
  type Violation,
  actorOf,
  all,
  canonicalJson,
  defineAudit,
  either,
  follow,
  kindOf,
  maybe,
  one,
  some,
  unequal,
  violationOf,
} from '../../kernel/index.ts';
import { ChangeApproved, ChangeDropped, ChangeProposed, ChangeStopped } from '../operators/events.ts';
import { CHANGE_FREEZE, CHANGE_NOTICE } from '../rules/events.ts';
import {
  type BoxFace,
  type BoxItem,
  type BoxOdds,
  BoxRetired,
  BoxVersionPublished,
  BoxesOrdered,
  type BoxTerms,
  CATALOGUE_BOUNDS,
  NO_SHELF,
  ShelfPlaced,
  ShelvesOrdered,
  SkinListed,
  events,
} from './events.ts';

/** The last publication of a box. */
interface Published {
  readonly version: number;
  readonly items: readonly BoxItem[];
  readonly retired: boolean;
}

/** The steps that undo one command's publication, the newest part last. */
interface Undo {
  readonly command: string;
  readonly steps: (() => void)[];
}

/** Facts: the catalogue once everything published is in force. */
interface Shop {
  boxVersions: number;
  /** true if there is a player */
  played: boolean;
  readonly shelves: Set<string>;
  /** prices, by skin */
  readonly skins: Map<string, number>;
  readonly boxes: Map<string, Published>;
  readonly undo: Undo[];
  /** skins whose price the command changes */
  repriced: { command: string; readonly skins: Set<string> };
}

export const audit = defineAudit({
  events,
  rules: {
    skin: 'a box holds listed skins, each once, at the price they are listed at',
    face: 'a box stands on a shelf that is there, or on none and then without terms, and shows an item that it holds',
    tickets: 'the ticket ranges of a box version adjoin and end at 2^24',
    'version-number': 'the versions of a box count from 1',
    'version-hash': 'a box version is named by the hash of its price and odds',
    'shelf-order': 'an order of shelves names shelves that are there',
    'box-order': 'an order of boxes names boxes that are, or were, on sale',
    retired: 'a box is retired while it is on sale',
    repriced:
      'a new price of a skin leads to a version, in the same change, of every box on sale that holds it',
    bounds: 'price and return of a box that operators publish lie within the bounds that count then',
  },
  books: {
    own: () => ({}),
    shop: (): Shop => ({
      boxVersions: 0,
      played: false,
      shelves: new Set(),
      skins: new Map(),
      boxes: new Map(),
      undo: [],
      repriced: { command: '', skins: new Set() },
    }),
    totals: ({ boxVersions }) => ({ boxVersions }),
  },
  checks: {
    ShelfPlaced(desk, { shelfId, from }, { shop }) {
      if (desk.edition >= UNSHELVED_EDITION && shelfId === NO_SHELF)
        return violationOf('face', 'a shelf with a name of its own', shelfId);
      if (!shop.shelves.has(shelfId)) undoable(desk, shop, () => void shop.shelves.delete(shelfId));
      shop.shelves.add(shelfId);
      return publish(desk, from, shop);
    },
    SkinListed(desk, { skinId, price, from }, { shop }) {
      const before = shop.skins.get(skinId);
      if (shop.repriced.command !== desk.command) shop.repriced = { command: desk.command, skins: new Set() };
      if (before !== price) shop.repriced.skins.add(skinId);
      undoable(desk, shop, () =>
        before === undefined ? shop.skins.delete(skinId) : shop.skins.set(skinId, before),
      );
      shop.skins.set(skinId, price);
      return publish(desk, from, shop);
    },
    ShelvesOrdered(desk, { shelfIds, from }, { shop }) {
      const unknown = shelfIds.find((shelfId) => !shop.shelves.has(shelfId));
      return unknown === undefined
        ? publish(desk, from, shop)
        : violationOf('shelf-order', 'a shelf that was put up', unknown);
    },
    BoxesOrdered(desk, { boxIds, from }, { shop }) {
      const unknown = boxIds.find((boxId) => !shop.boxes.has(boxId));
      return unknown === undefined
        ? publish(desk, from, shop)
        : violationOf('box-order', 'a box that was on sale', unknown);
    },
    BoxVersionPublished: (desk, data, { shop }) =>
      auditBoxVersion(shop, data, desk) ?? publish(desk, data.from, shop) ?? auditBounds(desk, data.odds),
    BoxRetired(desk, { boxId, from }, { shop }) {
      const box = shop.boxes.get(boxId);
      if (box === undefined || box.retired) return violationOf('retired', 'a box on sale', boxId);
      undoable(desk, shop, () => shop.boxes.set(boxId, box));
      shop.boxes.set(boxId, { ...box, retired: true });
      return publish(desk, from, shop);
    },
  },
  follows: [
    follow(PlayerRegistered, (_desk, _data, { shop }: { shop: Shop }) => {
      shop.played = true;
      return undefined;
    }),
    follow(ChangeApproved, (desk, _data, { shop }: { shop: Shop }) =>
      kindOf(desk.stream) === 'catalogue' && shop.repriced.command === desk.command
        ? auditRepriced(shop)
        : undefined,
    ),
    follow(ChangeStopped, ({ stream }, _data, { shop }: { shop: Shop }) => {
      if (kindOf(stream) === 'catalogue')
        for (const step of shop.undo.pop()?.steps.toReversed() ?? []) step();
      return undefined;
    }),
  ],
  writings: {
    'list-skins': {
      in: 'catalogue',
      by: ['system', 'operator'],
      writes: either(all(some(one(ShelfPlaced)), maybe(some(one(SkinListed)))), some(one(SkinListed))),
    },
    'publish-box': { in: 'catalogue', by: ['system', 'operator'], writes: one(BoxVersionPublished) },
    'propose-catalogue': { in: 'catalogue', by: ['operator'], writes: one(ChangeProposed) },
    'approve-catalogue': {
      in: 'catalogue',
      by: ['operator'],
      writes: all(
        maybe(some(one(ShelfPlaced))),
        maybe(some(one(SkinListed))),
        maybe(some(one(BoxVersionPublished))),
        maybe(some(one(BoxRetired))),
        maybe(one(ShelvesOrdered)),
        maybe(one(BoxesOrdered)),
        one(ChangeApproved),
      ),
    },
    'drop-catalogue': { in: 'catalogue', by: ['operator'], writes: one(ChangeDropped) },
    'stop-catalogue': { in: 'catalogue', by: ['system'], writes: some(one(ChangeStopped)) },
  },
  ways: {},
});

/** Checks a publication. The operators' books check who publishes, and from when. */
function publish(desk: Desk, from: number, shop: Shop): Violation | undefined {
  const { operators, rules } = desk;
  // A change that alters none of the facts, such as an order, may be stopped too: then it undoes nothing else.
  undoable(desk, shop);
  const { content: notice } = rules.inForce(CHANGE_NOTICE) ?? { content: CHANGE_NOTICE.first };
  const freeze = rules.inForce(CHANGE_FREEZE, from)?.content.freeze ?? null;
  return operators.publish({ from, notice: notice.boxes, first: !shop.played, freeze });
}

/** Records how to undo an operator's publication, since it may be stopped. */
function undoable({ actor, command }: Desk, { undo }: Shop, ...steps: readonly (() => void)[]): void {
  if (actorOf(actor)?.role !== 'operator') return;
  const newest = undo.at(-1);
  if (newest?.command === command) newest.steps.push(...steps);
  else undo.push({ command, steps: [...steps] });
}

/** Checks that every box on sale has the new prices of its skins. */
function auditRepriced({ boxes, skins, repriced }: Shop): Violation | undefined {
  for (const [boxId, { items, retired }] of boxes)
    for (const { skinId, value } of retired ? [] : items)
      if (repriced.skins.has(skinId) && skins.get(skinId) !== value)
        return violationOf('repriced', `${boxId} with ${skinId} at ${skins.get(skinId) ?? 0}`, value);
  return undefined;
}

function auditBounds(
  { actor, rules, edition }: Desk,
  { boxId, price, items }: BoxOdds,
): Violation | undefined {
  if (edition < FOUR_EYES_EDITION || actorOf(actor)?.role !== 'operator') return undefined;
  const { content } = rules.inForce(CATALOGUE_BOUNDS) ?? { content: CATALOGUE_BOUNDS.first };
  const { rtp, priceMin, priceMax } = content;
  if (price < priceMin || price > priceMax)
    return violationOf('bounds', `${boxId} from ${priceMin} to ${priceMax}`, price);
  const returned = items.reduce(
    (sum, { value, startTicket, endTicket }) => sum + BigInt(value) * BigInt(endTicket - startTicket),
    0n,
  );
  const whole = BigInt(price) * BigInt(TICKETS);
  const share = returned * 10_000n;
  return share < BigInt(rtp.min) * whole || share > BigInt(rtp.max) * whole
    ? violationOf('bounds', `${boxId} returning ${rtp.min} to ${rtp.max}`, String(share / whole))
    : undefined;
}

type Hash = (text: string) => string;

/** Puts a box version on sale after checking its odds. */
function auditBoxVersion(
  shop: Shop,
  { odds, face, version, versionHash, terms }: EventData<typeof BoxVersionPublished>,
  desk: Desk,
): Violation | undefined {
  const { hash } = desk;
  const { boxId, items } = odds;
  const before = shop.boxes.get(boxId);
  shop.boxVersions += 1;
  undoable(desk, shop, () =>
    before === undefined ? shop.boxes.delete(boxId) : shop.boxes.set(boxId, before),
  );
  shop.boxes.set(boxId, { version, items, retired: false });
  return (
    unequal('version-number', (before?.version ?? 0) + 1, version) ??
    auditTickets(odds.items) ??
    unequal('version-hash', hashOf(odds, hash), versionHash) ??
    auditSkins(shop, odds.items) ??
    auditFace(desk, shop, face, { items: odds.items, terms })
  );
}

export function auditTickets(items: readonly BoxItem[]): Violation | undefined {
  let next = 0;
  for (const { skinId, startTicket, endTicket } of items) {
    if (startTicket !== next) return violationOf('tickets', `${skinId} from ${next}`, `from ${startTicket}`);
    if (endTicket <= startTicket) return violationOf('tickets', `a ticket for ${skinId}`, 'none');
    next = endTicket;
  }
  return unequal('tickets', TICKETS, next);
}

// Implemented again on purpose, after docs/fairness.md: the auditor must not share the engine's mistakes.
export function hashOf({ boxId, price, items }: BoxOdds, hash: Hash): string {
  const ranges = items.map(({ skinId, value, startTicket, endTicket }) => ({
    skinId,
    value,
    startTicket,
    endTicket,
  }));
  return hash(canonicalJson({ scheme: 'v1', boxId, price, items: ranges }));
}

function auditSkins({ skins }: Shop, items: readonly BoxItem[]): Violation | undefined {
  const seen = new Set<string>();
  for (const { skinId, value } of items) {
    if (seen.has(skinId)) return violationOf('skin', `${skinId} once`, 'twice');
    seen.add(skinId);
    const price = skins.get(skinId);
    if (price !== value) return violationOf('skin', `${skinId} at ${price ?? 'no price: not listed'}`, value);
  }
  return undefined;
}

function auditFace(
  { edition }: Desk,
  { shelves }: Shop,
  { shelfId, hero }: BoxFace,
  { items, terms }: { readonly items: readonly BoxItem[]; readonly terms: BoxTerms },
): Violation | undefined {
  const unshelved = edition >= UNSHELVED_EDITION && shelfId === NO_SHELF;
  if (unshelved && (terms.perDay !== null || terms.allowance !== null))
    return violationOf('face', 'no terms without a shelf', shelfId);
  if (!unshelved && !shelves.has(shelfId)) return violationOf('face', 'a shelf that was put up', shelfId);
  return items.some(({ skinId }) => skinId === hero)
    ? undefined
    : violationOf('face', 'an item of the box to show', hero);
}
