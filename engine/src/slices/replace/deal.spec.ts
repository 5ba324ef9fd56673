import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { sellingPrice } from '../bag/index.ts';
import { dealOf, refundShare } from './deal.ts';

const amount = fc.integer({ min: 0, max: 10 ** 13 });
const share = fc.integer({ min: 0, max: 10_000 });
const terms = fc.record({
  open: fc.constant(true),
  fee: share,
  topUp: share,
  leftOver: fc.constantFrom('refunded' as const, 'kept' as const),
});
const sellBack = fc.record({ open: fc.boolean(), rate: share });

it('never ends with more value than it began with, for any replacing and selling, roundings included', () => {
  fc.assert(
    fc.property(
      amount,
      terms,
      sellBack,
      fc.array(fc.option(amount), { maxLength: 12 }),
      (begin, by, back, prices) => {
        let [gems, item] = [0, begin];
        for (const price of prices) {
          const before = gems + item;
          if (price === null) {
            gems += back.open ? sellingPrice(item, back) : 0;
            item = 0;
          } else {
            const { fee, credit, paid, refund, kept } = dealOf(item, price, by, refundShare(by, back, true));
            expect(item - fee).toBe(credit);
            expect(credit + paid).toBe(price + refund + kept);
            if (paid > gems) continue;
            gems += refund - paid;
            item = price;
          }
          expect(gems + item).toBeLessThanOrEqual(before);
        }
      },
    ),
    { numRuns: 100 },
  );
});

it('gives no more gems than selling the items back', () => {
  fc.assert(
    fc.property(amount, amount, terms, sellBack, (worth, price, by, back) => {
      const { refund } = dealOf(worth, price, by, refundShare(by, back, true));
      expect(refund).toBeLessThanOrEqual(back.open ? sellingPrice(worth, back) : 0);
    }),
    { numRuns: 100 },
  );
});
