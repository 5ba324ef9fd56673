import { describe, expect, it } from 'vitest';
import { type SellBack, ItemSource, ItemStatus, ItemsGranted, ItemsMoved } from '../bag/index.ts';
import { bag } from '../bag/state.ts';
import { sha256Hex } from '../../fairness/index.ts';
import { combine } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { WalletPosted } from '../wallet/index.ts';
import { wallet } from '../wallet/state.ts';
import { quoteOf } from './deal.ts';
import { REPLACE_TERMS, type ReplaceTerms, SkinsReplaced } from './events.ts';
import { replaceSkins } from './replace-skins.ts';

const HASH = 'a'.repeat(64);
const item = (n: number, value = 100_000) => ({ itemId: `p-${n}`, skinId: 'given', value });
const GRANTED = ItemsGranted.of({ source: ItemSource.boxOpening, items: [item(1), item(2, 3), item(3)] });
const PAID_IN = WalletPosted.of({
  reason: 'demo-grant',
  postings: [{ from: 'mint', to: 'player', amount: 50_000 }],
  balance: 50_000,
  cause: 'player-p#1',
});
const PRICES = new Map([
  ['cheap', 40_000],
  ['dear', 120_000],
]);
const given = specify(combine({ bag, wallet }), replaceSkins).given;

interface Offer {
  readonly terms?: Partial<ReplaceTerms>;
  readonly sellBack?: Partial<SellBack>;
  readonly takesBack?: boolean;
}
const context = ({ terms = {}, sellBack = {}, takesBack = true }: Offer = {}) => ({
  time: 1,
  at: 'player-p#3',
  playerId: 'p',
  hash: sha256Hex,
  terms: { hash: HASH, content: { ...REPLACE_TERMS.first, ...terms } },
  sellBack: { open: true, rate: 9_000, ...sellBack },
  takesBack,
  priceOf: (skinId: string) => PRICES.get(skinId),
});

/** Returns the request to replace an item of ten gems by one skin, with the quote of its amounts. */
const one = (skinId: string, fee: number, paid: number, refund: number) => {
  const shown = { rulesHash: HASH, given: [['p-1', 100_000] as const], fee, paid, refund };
  const quote = quoteOf({ ...shown, taken: [[skinId, PRICES.get(skinId) ?? 0]] });
  return { itemIds: ['p-1'], skinIds: [skinId], quote };
};

describe('replacing skins', () => {
  it('takes items for a more expensive skin, and the missing gems', () => {
    const { events, reply } = given(PAID_IN, GRANTED).when(one('dear', 5_000, 25_000, 0), context());

    const taken = [{ itemId: 'p-4', skinId: 'dear', value: 120_000 }];
    const { quote } = one('dear', 5_000, 25_000, 0);
    expect(events).toEqual([
      ItemsMoved.of({ from: ItemStatus.inBag, to: ItemStatus.replaced, items: [item(1)] }),
      WalletPosted.of({
        reason: 'replace-top-up',
        postings: [{ from: 'player', to: 'house', amount: 25_000 }],
        balance: 25_000,
        cause: 'player-p#3',
      }),
      SkinsReplaced.of({
        quote,
        rulesHash: HASH,
        given: [item(1)],
        taken,
        fee: 5_000,
        paid: 25_000,
        refund: 0,
      }),
      ItemsGranted.of({ source: ItemSource.replace, items: taken }),
    ]);
    expect(reply).toMatchObject({
      given: [item(1)],
      taken,
      fee: 5_000,
      paid: 25_000,
      refund: 0,
      balance: 25_000,
    });
  });

  // 95,000 of 100,000 are left for a skin of 40,000: 55,000 remain.
  it.each([
    ['gives back what items are taken back for', {}, 49_500],
    ['keeps it where the rules say so', { terms: { leftOver: 'kept' as const } }, 0],
    ['keeps it while no items are taken back', { sellBack: { open: false } }, 0],
    ['keeps it where the policy takes no items back', { takesBack: false }, 0],
  ])('for a cheaper skin, of the difference %s', (_what, offer, refund) => {
    const { reply, events } = given(GRANTED).when(one('cheap', 5_000, 0, refund), context(offer));
    expect(reply).toMatchObject({ paid: 0, refund, balance: refund === 0 ? undefined : refund });
    expect(events.filter(WalletPosted.is)).toHaveLength(refund === 0 ? 0 : 1);
  });

  it('takes a skin twice if it is listed twice, and rounds the fee up over all items together', () => {
    const input = { itemIds: ['p-1', 'p-2'], skinIds: ['cheap', 'cheap'], quote: '' };
    const stale = given(GRANTED).when(input, context()).decision;
    const quote = 'rejection' in stale && 'versionHash' in stale.rejection ? stale.rejection.versionHash : '';
    expect(given(GRANTED).when({ ...input, quote }, context()).reply).toMatchObject({
      taken: [{ itemId: 'p-4' }, { itemId: 'p-5' }],
      // 5 % of 100,003 is 5,000.15.
      fee: 5_001,
      refund: Math.floor((95_002 - 80_000) * 0.9),
    });
  });

  const eleven = Array.from({ length: 11 }, (_, n) => `p-${n + 1}`);
  const asked = (more: object, by = context()) =>
    [{ ...one('cheap', 5_000, 0, 49_500), ...more }, by] as const;
  it.each([
    ['nothing', asked({ itemIds: [] }), { code: 'replace-out-of-range', max: 10 }],
    ['more than ten items', asked({ itemIds: eleven }), { code: 'replace-out-of-range', max: 10 }],
    ['an item twice', asked({ itemIds: ['p-1', 'p-1'] }), { code: 'replace-out-of-range', max: 10 }],
    ['what the player never had', asked({ itemIds: ['q-1'] }), { code: 'unknown-item', itemId: 'q-1' }],
    ['for nothing', asked({ skinIds: [] }), { code: 'replace-out-of-range', max: 10 }],
    ['for what is no skin', asked({ skinIds: ['x'] }), { code: 'unknown-replacement', skinId: 'x' }],
    ['while it is closed', asked({}, context({ terms: { open: false } })), { code: 'replace-closed' }],
    ['at another fee', asked({}, context({ terms: { fee: 501 } })), { code: 'stale-version' }],
    ['at another refund', asked({}, context({ sellBack: { rate: 8_999 } })), { code: 'stale-version' }],
    [
      'for more than may be paid on top',
      [one('dear', 5_000, 25_000, 0), context({ terms: { topUp: 2_631 } })] as const,
      { code: 'replace-too-dear', most: 24_994, paid: 25_000 },
    ],
    [
      'for more than the player has',
      [one('dear', 5_000, 25_000, 0), context()] as const,
      { code: 'insufficient-gems', cost: 25_000, balance: 0 },
    ],
  ])('refuses to replace %s', (_what, [input, by], rejection) => {
    expect(given(GRANTED).when(input, by).decision).toMatchObject({ kind: 'rejected', rejection });
  });

  it('refuses an item that is gone', () => {
    const gone = ItemsMoved.of({ from: ItemStatus.inBag, to: ItemStatus.sold, items: [item(1)] });
    expect(given(GRANTED, gone).when(one('cheap', 5_000, 0, 49_500), context()).decision).toMatchObject({
      rejection: { code: 'item-not-free', itemId: 'p-1', status: ItemStatus.sold },
    });
  });
});
