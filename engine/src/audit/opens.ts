import { type GrantedItem, ItemSource, type ItemsGranted } from '../bag/index.ts';
import type { BoxOpened } from '../boxes/index.ts';
import { itemAt, rollOf } from '../fairness/index.ts';
import type { EventData } from '../kernel/index.ts';
import type { Desk } from './desk.ts';
import { type Violation, unequal, violationOf } from './rules.ts';
import { auditReveal } from './seeds.ts';

type Opened = EventData<typeof BoxOpened>;
type Granted = EventData<typeof ItemsGranted>;

/** Draws one open again. */
export function auditOpen(desk: Desk, opened: Opened): Violation | undefined {
  const { player, shop, totals, basket, hash } = desk;
  const box = shop.boxes.get(opened.boxId);
  if (box === undefined) return violationOf('sale', 'a box on sale', opened.boxId);
  const { reveal, itemId, price } = opened;
  const { ticket } = rollOf(reveal.userSeed, reveal.serverSeed, hash);
  const { skinId, value } = itemAt(box.items, ticket);
  basket.items.push({ itemId, skinId, value });
  basket.spent += price;
  totals.opens += 1;
  totals.stakes += BigInt(price);
  return (
    unequal('sale', box.versionHash, opened.versionHash) ??
    unequal('price', box.price, price) ??
    auditReveal(player, reveal, hash) ??
    unequal('ticket', ticket, opened.ticket) ??
    unequal('item', skinId, opened.skinId) ??
    unequal('item-id', `${player.playerId}-${player.items + basket.items.length}`, itemId) ??
    (basket.spent > basket.paid ? violationOf('payment', basket.paid, basket.spent) : undefined)
  );
}

/** The items that a command grants are those that it opened and paid for. */
export function auditGrant(
  { player, totals, basket }: Desk,
  { source, items }: Granted,
): Violation | undefined {
  player.items += basket.items.length;
  for (const { value } of basket.items) totals.returned += BigInt(value);
  return (
    unequal('payment', basket.paid, basket.spent) ??
    unequal('grant', `source ${ItemSource.boxOpening}`, `source ${source}`) ??
    unequal('grant', `${basket.items.length} items`, `${items.length} items`) ??
    auditItems(basket.items, items)
  );
}

function auditItems(opened: readonly GrantedItem[], granted: readonly GrantedItem[]): Violation | undefined {
  for (const [n, item] of opened.entries()) {
    const other = granted[n];
    const same = item.itemId === other?.itemId && item.skinId === other.skinId && item.value === other.value;
    if (!same) return violationOf('grant', shown(item), shown(other));
  }
  return undefined;
}

const shown = (item: GrantedItem | undefined): string =>
  item === undefined ? 'nothing' : `${item.itemId} ${item.skinId} at ${item.value}`;
