import { type Sha256Hex, TICKETS } from '../fairness/index.ts';
import { type EventData, canonicalJson } from '../kernel/index.ts';
import type { BoxFace, BoxItem, BoxOdds, BoxVersionPublished } from '../catalogue/index.ts';
import type { ShopBooks } from './books.ts';
import { type Violation, unequal, violationOf } from './rules.ts';

type Published = EventData<typeof BoxVersionPublished>;

/** Puts a box version on sale, once its odds are what they claim to be. */
export function auditBoxVersion(
  shop: ShopBooks,
  { odds, face, version, versionHash }: Published,
  hash: Sha256Hex,
): Violation | undefined {
  const { boxId, price, items } = odds;
  const before = shop.boxes.get(boxId)?.version ?? 0;
  shop.boxes.set(boxId, { version, versionHash, price, items });
  return (
    unequal('version-number', before + 1, version) ??
    auditTickets(items) ??
    unequal('version-hash', hashOf(odds, hash), versionHash) ??
    auditSkins(shop, items) ??
    auditFace(shop, face, items)
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
export function hashOf({ boxId, price, items }: BoxOdds, hash: Sha256Hex): string {
  const ranges = items.map(({ skinId, value, startTicket, endTicket }) => ({
    skinId,
    value,
    startTicket,
    endTicket,
  }));
  return hash(canonicalJson({ scheme: 'v1', boxId, price, items: ranges }));
}

function auditSkins({ skins }: ShopBooks, items: readonly BoxItem[]): Violation | undefined {
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
  shop: ShopBooks,
  { shelfId, hero }: BoxFace,
  items: readonly BoxItem[],
): Violation | undefined {
  if (!shop.shelves.has(shelfId)) return violationOf('face', 'a shelf that was put up', shelfId);
  return items.some(({ skinId }) => skinId === hero)
    ? undefined
    : violationOf('face', 'an item of the box to show', hero);
}
