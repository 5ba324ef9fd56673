import { describe, expect, it } from 'vitest';
import { UNITS_PER_GEM, combine } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { WalletPosted } from '../wallet/index.ts';
import { wallet } from '../wallet/state.ts';
import { ItemSource, ItemStatus, ItemsGranted, ItemsMoved, ItemsSold } from './events.ts';
import { sellItems, sellingPrice } from './sell-items.ts';
import { bag } from './state.ts';

const HASH = 'a'.repeat(64);
const item = (n: number, value = 5_000) => ({ itemId: `p-${n}`, skinId: 'plain', value });
const GRANTED = ItemsGranted.of({ source: ItemSource.boxOpening, items: [item(1), item(2, 3), item(3)] });
const given = specify(combine({ bag, wallet }), sellItems).given;
const context = (open = true, rate = 9_000, mayTakeBack = true) => ({
  time: 1,
  at: 'player-p#2',
  sellBack: { hash: HASH, content: { open, rate } },
  mayTakeBack,
});

describe('selling items', () => {
  it('takes items out of the bag for their share, each rounded down', () => {
    const { events, reply } = given(GRANTED).when({ itemIds: ['p-1', 'p-2'], rulesHash: HASH }, context());

    expect(events).toEqual([
      ItemsMoved.of({ from: ItemStatus.inBag, to: ItemStatus.sold, items: [item(1), item(2, 3)] }),
      ItemsSold.of({ rulesHash: HASH, price: 4_502 }),
      WalletPosted.of({
        reason: 'item-sale',
        postings: [{ from: 'house', to: 'player', amount: 4_502 }],
        balance: 4_502,
        cause: 'player-p#2',
      }),
    ]);
    expect(reply).toEqual({ price: 4_502, balance: 4_502, itemIds: ['p-1', 'p-2'] });
  });

  it("pays nothing if an item's share rounds to nothing", () => {
    const { events, reply } = given(GRANTED).when({ itemIds: ['p-2'], rulesHash: HASH }, context(true, 1));

    expect(events).toHaveLength(2);
    expect(reply).toEqual({ price: 0, balance: undefined, itemIds: ['p-2'] });
  });

  const many = Array.from({ length: 101 }, (_, n) => `p-${n + 1}`);
  it.each([
    ['nothing', [], context(), { code: 'items-out-of-range', max: 100 }],
    ['more than a hundred', many, context(), { code: 'items-out-of-range', max: 100 }],
    ['one twice', ['p-1', 'p-1'], context(), { code: 'items-out-of-range', max: 100 }],
    ['what the player never had', ['p-1', 'q-2'], context(), { code: 'unknown-item', itemId: 'q-2' }],
    ['anything while it is closed', ['p-1'], context(false), { code: 'sell-back-closed' }],
    ['anything under a policy against it', ['p-1'], context(true, 1, false), { code: 'sell-back-closed' }],
  ])('refuses to sell %s', (_what, itemIds, by, rejection) => {
    expect(given(GRANTED).when({ itemIds, rulesHash: HASH }, by).decision).toEqual({
      kind: 'rejected',
      rejection,
    });
  });

  it('refuses an item that is gone, and a price of other rules', () => {
    const gone = ItemsMoved.of({ from: ItemStatus.inBag, to: ItemStatus.sold, items: [item(1)] });
    expect(given(GRANTED, gone).when({ itemIds: ['p-1'], rulesHash: HASH }, context()).decision).toEqual({
      kind: 'rejected',
      rejection: { code: 'item-not-free', itemId: 'p-1', status: ItemStatus.sold },
    });
    expect(
      given(GRANTED).when({ itemIds: ['p-1'], rulesHash: 'b'.repeat(64) }, context()).decision,
    ).toMatchObject({ rejection: { code: 'stale-version', versionHash: HASH } });
  });

  it('computes the exact share of the most expensive item possible', () => {
    const dearest = 10 ** 9 * UNITS_PER_GEM + 9_999;
    expect(sellingPrice(dearest, { open: true, rate: 9_999 })).toBe(
      Number((BigInt(dearest) * 9_999n) / 10_000n),
    );
  });
});
