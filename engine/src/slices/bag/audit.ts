import {
  type Desk,
  type EventData,
  type Violation,
  all,
  defineAudit,
  maybe,
  one,
  unequal,
  violationOf,
} from '../../kernel/index.ts';
import { POLICY } from '../limits/events.ts';
import { WalletPosted } from '../wallet/events.ts';
import { ItemsMoved, ItemsSold, SELL_BACK, events } from './events.ts';

// Allowed transitions by state. Implemented again on purpose: the auditor must not share the engine's mistakes.
const WAYS: readonly (readonly number[])[] = [
  [1, 2, 3, 6, 10, 11],
  [],
  [],
  [0, 4, 5, 7],
  [0, 3, 8],
  [0],
  [],
  [0, 3, 9],
  [0, 6],
  [0, 6],
  [],
  [0, 6],
];
const SOLD = 2;
/** Packs under which the shop takes no items back. */
const KEEPING: ReadonlySet<string> = new Set(['cn']);
const WHOLE = 10_000n;

export const audit = defineAudit({
  events,
  rules: {
    'item-id': "a player's items are numbered from 1 without a gap",
    grant: 'a command grants exactly the items that its other events yield, at their value there',
    'item-state': 'an item goes from the state that it is in to one where it may go, as what it was granted',
    'item-use': 'a command moves exactly the items that its other events say are used',
    'item-sale':
      'items are sold while the rules sell-back and the policy in force allow it, for what those rules give',
  },
  books: {
    own: () => ({}),
    shop: () => ({ sold: 0 }),
    totals: ({ sold }: { sold: number }) => ({ sold }),
  },
  checks: {
    ItemsGranted: ({ items: books }, { source, items, extra }) =>
      books.grant(source, items) ?? (extra && books.grantExtra(extra.items)),
    ItemsMoved: ({ items: books }, { from, to, items }) =>
      WAYS[from]?.includes(to) === true
        ? books.move(from, to, items)
        : violationOf('item-state', `a state after ${from}`, to),
    ItemsSold(desk, data, { shop }) {
      shop.sold += 1;
      return auditSale(desk, data);
    },
  },
  writings: {
    'sell-items': {
      in: 'player',
      by: ['player'],
      writes: all(one(ItemsMoved), one(ItemsSold), maybe(one(WalletPosted, 'item-sale'))),
    },
  },
  inputs: {
    'sell-items'(events) {
      const moved = events.find(ItemsMoved.is);
      const sold = events.find(ItemsSold.is);
      return moved === undefined || sold === undefined
        ? undefined
        : { itemIds: moved.data.items.map(({ itemId }) => itemId), rulesHash: sold.data.rulesHash };
    },
  },
  ways: { 'item-sale': { legs: [['house', 'player']], amount: 'owed' } },
});

function auditSale(
  { rules, items, ledger }: Desk,
  { rulesHash, price }: EventData<typeof ItemsSold>,
): Violation | undefined {
  const inForce = rules.inForce(SELL_BACK);
  if (inForce?.content.open !== true) return violationOf('item-sale', 'rules that allow it', rulesHash);
  const pack = rules.inForce(POLICY)?.content.pack;
  if (pack !== undefined && KEEPING.has(pack))
    return violationOf('item-sale', 'a policy that allows it', pack);
  const sold = items.use(SOLD);
  if (sold === undefined) return violationOf('item-use', 'items that were sold', 'none');
  const share = BigInt(inForce.content.rate);
  const worth = sold.reduce((sum, { value }) => sum + (BigInt(value) * share) / WHOLE, 0n);
  return (
    unequal('item-sale', inForce.hash, rulesHash) ??
    unequal('item-sale', Number(worth), price) ??
    (price === 0 ? undefined : ledger.due('item-sale', { from: 'house', to: 'player', amount: price }))
  );
}
