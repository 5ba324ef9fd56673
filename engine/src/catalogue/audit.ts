import { TICKETS } from '../fairness/index.ts';
import {
  type EventData,
  type Violation,
  all,
  canonicalJson,
  defineAudit,
  either,
  maybe,
  one,
  some,
  unequal,
  violationOf,
} from '../kernel/index.ts';
import {
  type BoxFace,
  type BoxItem,
  type BoxOdds,
  BoxVersionPublished,
  ShelfPlaced,
  SkinListed,
} from './events.ts';

interface Shop {
  boxVersions: number;
  /** facts: shelves that are up, skins' prices, boxes' newest versions */
  readonly shelves: Set<string>;
  readonly skins: Map<string, number>;
  readonly versions: Map<string, number>;
}

export const audit = defineAudit({
  events: { SkinListed, ShelfPlaced, BoxVersionPublished },
  rules: {
    skin: 'a box holds listed skins, each once, at the price they are listed at',
    face: 'a box stands on a shelf that is there and shows an item that it holds',
    tickets: 'the ticket ranges of a box version adjoin and end at 2^24',
    'version-number': 'the versions of a box count from 1',
    'version-hash': 'a box version is named by the hash of its price and odds',
  },
  books: {
    own: () => ({}),
    shop: (): Shop => ({ boxVersions: 0, shelves: new Set(), skins: new Map(), versions: new Map() }),
    totals: ({ boxVersions }) => ({ boxVersions }),
  },
  checks: {
    ShelfPlaced: (_desk, { shelfId }, { shop }) => void shop.shelves.add(shelfId),
    SkinListed: (_desk, { skinId, price }, { shop }) => void shop.skins.set(skinId, price),
    BoxVersionPublished: ({ hash }, data, { shop }) => auditBoxVersion(shop, data, hash),
  },
  writings: {
    'list-skins': {
      in: 'catalogue',
      by: ['system', 'operator'],
      writes: either(all(some(one(ShelfPlaced)), maybe(some(one(SkinListed)))), some(one(SkinListed))),
    },
    'publish-box': { in: 'catalogue', by: ['system', 'operator'], writes: one(BoxVersionPublished) },
  },
  ways: {},
});

type Hash = (text: string) => string;

/** Puts a box version on sale, once its odds are what they claim to be. */
function auditBoxVersion(
  shop: Shop,
  { odds, face, version, versionHash }: EventData<typeof BoxVersionPublished>,
  hash: Hash,
): Violation | undefined {
  const before = shop.versions.get(odds.boxId) ?? 0;
  shop.boxVersions += 1;
  shop.versions.set(odds.boxId, version);
  return (
    unequal('version-number', before + 1, version) ??
    auditTickets(odds.items) ??
    unequal('version-hash', hashOf(odds, hash), versionHash) ??
    auditSkins(shop, odds.items) ??
    auditFace(shop, face, odds.items)
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

// Written out again on purpose, as docs/fairness.md says it: the auditor must not share the engine's mistakes.
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
  { shelves }: Shop,
  { shelfId, hero }: BoxFace,
  items: readonly BoxItem[],
): Violation | undefined {
  if (!shelves.has(shelfId)) return violationOf('face', 'a shelf that was put up', shelfId);
  return items.some(({ skinId }) => skinId === hero)
    ? undefined
    : violationOf('face', 'an item of the box to show', hero);
}
