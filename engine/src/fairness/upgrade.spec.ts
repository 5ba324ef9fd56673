import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAST_TICKET } from './roll.ts';
import { sha256Hex } from './sha256.ts';
import { upgradeOddsOf, upgradeQuoteOf } from './upgrade.ts';

const FIRST = { minimumPumpingRatio: 200, drawProportion: 800 };
const fraction = (numerator: number, denominator: number) => ({
  numerator: BigInt(numerator),
  denominator: BigInt(denominator),
});

/** Fees within the allowed rules: the larger is no smaller, and the slope is so low that the chance never falls. */
const fees = fc
  .record({
    minimumPumpingRatio: fc.integer({ min: 10, max: 10_000 }),
    drawProportion: fc.integer({ min: 10, max: 10_000 }),
  })
  .filter(
    ({ minimumPumpingRatio: least, drawProportion: most }) => least <= most && 7 * most - 4 * least <= 30_000,
  );

describe('the chance of an upgrade', () => {
  it.each([
    // r, fee, rate, worked out by hand
    ['1/10', 1_000, 10_000, fraction(1, 50), fraction(98, 1_000)],
    ['1/4', 2_500, 10_000, fraction(1, 50), fraction(245, 1_000)],
    ['1/2', 5_000, 10_000, fraction(1, 25), fraction(48, 100)],
    ['5/8', 6_250, 10_000, fraction(1, 20), fraction(59_375, 100_000)],
    ['1', 10_000, 10_000, fraction(2, 25), fraction(92, 100)],
  ])('takes 2 % up to a quarter, and more from there, to 8 %: r = %s', (_r, stake, price, fee, rate) => {
    const odds = upgradeOddsOf(stake, price, FIRST);

    // The expected value need not be in lowest terms.
    expect(odds.fee.numerator * fee.denominator).toBe(odds.fee.denominator * fee.numerator);
    expect(odds.rate.numerator * rate.denominator).toBe(odds.rate.denominator * rate.numerator);
    expect(odds.winUpTo).toBe(Number((rate.numerator * BigInt(LAST_TICKET)) / rate.denominator));
  });

  it('never falls with a higher stake, under any valid rules', () => {
    const price = fc.integer({ min: 2, max: 10 ** 13 });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fees, price, share, share, (terms, targetPrice, a, b) => {
        const stakes = [a, b].map((part) => Math.max(1, Math.floor(part * targetPrice)));
        const [less = 1, more = 1] = stakes.toSorted((x, y) => x - y);
        for (const next of [more, Math.min(less + 1, targetPrice)]) {
          const [low, high] = [less, next].map((stake) => upgradeOddsOf(stake, targetPrice, terms));
          expect(high?.winUpTo).toBeGreaterThanOrEqual(low?.winUpTo ?? 0);
        }
      }),
    );
  });

  it('leaves the shop its fee: the expected return is below the stake at every playable chance', () => {
    fc.assert(
      fc.property(
        fees,
        fc.integer({ min: 1_000, max: 10 ** 13 }),
        fc.integer({ min: 1, max: 1_000 }),
        (terms, price, part) => {
          const stake = Math.max(1, Math.floor((price * part) / 1_000));
          const { rate, winUpTo } = upgradeOddsOf(stake, price, terms);
          fc.pre(rate.numerator * 1_000n >= rate.denominator);
          const returned = BigInt(winUpTo + 1) * BigInt(price);
          expect(returned < BigInt(stake) * BigInt(LAST_TICKET + 1)).toBe(true);
        },
      ),
    );
  });

  it("needs a stake above 0, and of no more than the target's price", () => {
    expect(() => upgradeOddsOf(0, 10, FIRST)).toThrow(RangeError);
    expect(() => upgradeOddsOf(11, 10, FIRST)).toThrow(RangeError);
  });
});

describe('a quote', () => {
  const item = (n: number) => ({ itemId: `p-${n}`, skinId: 'plain', value: 5_000 });
  const named = {
    items: [item(1), item(2)],
    gems: 3,
    targetSkinId: 'rare',
    targetPrice: 80_000,
    rulesHash: 'a'.repeat(64),
  };

  it('is the hash of the documented text, in whatever order the items were chosen', () => {
    const text =
      '{"scheme":"v1","upgrade":{"gems":3,"items":[{"itemId":"p-1","skinId":"plain","value":5000},{"itemId":"p-2","skinId":"plain","value":5000}],' +
      `"rulesHash":"${'a'.repeat(64)}","targetPrice":80000,"targetSkinId":"rare"}}`;

    expect(upgradeQuoteOf(named)).toBe(sha256Hex(text));
    expect(upgradeQuoteOf({ ...named, items: [item(2), item(1)] })).toBe(upgradeQuoteOf(named));
  });

  it.each([
    ['items', { items: [item(1)] }],
    ['gems', { gems: 4 }],
    ['target', { targetSkinId: 'fine' }],
    ['price', { targetPrice: 80_001 }],
    ['rules', { rulesHash: 'b'.repeat(64) }],
  ])('differs for other %s', (_what, change) => {
    expect(upgradeQuoteOf({ ...named, ...change })).not.toBe(upgradeQuoteOf(named));
  });
});
