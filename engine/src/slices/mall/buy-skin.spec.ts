import { describe, expect, it } from 'vitest';
import { ItemSource, ItemsGranted } from '../bag/index.ts';
import { bag } from '../bag/state.ts';
import type { Skin } from '../catalogue/index.ts';
import { skinOf } from '../../../../test/catalogue/sample-catalogue.ts';
import { RealNameVerified } from '../identity/events.ts';
import { identity } from '../identity/state.ts';
import { combine } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { WalletPosted } from '../wallet/index.ts';
import { wallet } from '../wallet/state.ts';
import { buySkin } from './buy-skin.ts';
import { STORE_PRICES, SkinPurchased, type StorePrices } from './events.ts';

const HASH = 'a'.repeat(64);
const NAMED = RealNameVerified.of({ card: HASH, rewarded: false });
const GIVEN = WalletPosted.of({
  reason: 'demo-grant',
  postings: [{ from: 'mint', to: 'player', amount: 10_000 }],
  balance: 10_000,
  cause: null,
});
const given = specify(combine({ bag, wallet, identity }), buySkin).given;
const PLAIN = skinOf('plain', 6_001);
const context = (change: Partial<StorePrices> = {}, skin: Skin | undefined = PLAIN) => ({
  time: 1_000_000,
  at: 'player-anna0000#3',
  playerId: 'anna0000',
  skin,
  prices: { hash: HASH, content: { ...STORE_PRICES.first, ...change } },
});
const asked = { skinId: 'plain', price: 6_001, rulesHash: HASH };

describe('buying a skin', () => {
  it("charges the store's price, and grants an item at the skin's listed price", () => {
    const { events, reply } = given(GIVEN, NAMED).when({ ...asked, price: 6_302 }, context({ markup: 500 }));
    const item = { itemId: 'anna0000-1', skinId: 'plain', value: 6_001 };

    expect(events).toEqual([
      WalletPosted.of({
        reason: 'skin-purchase',
        postings: [{ from: 'player', to: 'house', amount: 6_302 }],
        balance: 3_698,
        cause: 'player-anna0000#3',
      }),
      SkinPurchased.of({ skinId: 'plain', itemId: 'anna0000-1', price: 6_302, rulesHash: HASH }),
      ItemsGranted.of({ source: ItemSource.mallPurchase, items: [item] }),
    ]);
    expect(reply).toEqual({ price: 6_302, balance: 3_698, item });
  });

  it.each([
    ['a skin that is not there', { ...context(), skin: undefined }, asked, 'unknown-skin'],
    ['anything while the store is closed', context({ open: false }), asked, 'store-closed'],
    ['a type that is not sold', context({ excludedTypes: ['rifle'] }), asked, 'not-in-store'],
    ['what is too cheap for the store', context({ priceMin: 6_002 }), asked, 'not-in-store'],
    ['what is too dear for the store', context({ priceMax: 6_000 }), asked, 'not-in-store'],
    ['for another price than it asks', context({ markup: 1 }), asked, 'stale-version'],
    ['for less than the skin is listed at', context(), { ...asked, price: 6_000 }, 'stale-version'],
    ['by other rules', context(), { ...asked, rulesHash: 'b'.repeat(64) }, 'stale-version'],
  ])('refuses to sell %s', (_what, by, input, code) => {
    expect(given(GIVEN, NAMED).when(input, by).decision).toMatchObject({ rejection: { code } });
  });

  it('refuses a player without a real name, or with too few gems', () => {
    expect(given(GIVEN).when(asked, context()).decision).toMatchObject({
      rejection: { code: 'real-name-missing' },
    });
    expect(given(NAMED).when(asked, context()).decision).toEqual({
      kind: 'rejected',
      rejection: { code: 'insufficient-gems', cost: 6_001, balance: 0 },
    });
  });
});
