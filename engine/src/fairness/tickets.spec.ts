import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAST_TICKET, TICKETS } from './roll.ts';
import { type TicketRange, itemAt, probabilityOf, reduced } from './tickets.ts';

/** Returns adjacent ranges with the given ends, the last at 2^24. */
const rangesTo = (...ends: readonly number[]): TicketRange[] =>
  [...ends, TICKETS].map((endTicket, n) => ({ startTicket: ends[n - 1] ?? 0, endTicket }));

describe('itemAt', () => {
  it('gives a one-ticket item at either end its ticket, and no other', () => {
    const [first, middle, last] = rangesTo(1, LAST_TICKET);
    const items = rangesTo(1, LAST_TICKET);

    expect(itemAt(items, 0)).toEqual(first);
    expect(itemAt(items, 1)).toEqual(middle);
    expect(itemAt(items, LAST_TICKET - 1)).toEqual(middle);
    expect(itemAt(items, LAST_TICKET)).toEqual(last);
  });

  it('can drop the rarest item, with one ticket in the middle', () => {
    const items = rangesTo(5_000_000, 5_000_001);

    expect([4_999_999, 5_000_000, 5_000_001].map((ticket) => items.indexOf(itemAt(items, ticket)))).toEqual([
      0, 1, 2,
    ]);
  });

  it('finds the single range that holds the ticket, for any ranges', () => {
    const ends = fc.uniqueArray(fc.integer({ min: 1, max: LAST_TICKET }), { maxLength: 60 });
    fc.assert(
      fc.property(ends, fc.integer({ min: 0, max: LAST_TICKET }), (unsorted, ticket) => {
        const items = rangesTo(...unsorted.toSorted((a, b) => a - b));
        const holds = (at: number) => items.filter((item) => item.startTicket <= at && at < item.endTicket);
        const edges = items.flatMap(({ startTicket, endTicket }) => [startTicket, endTicket - 1]);
        for (const at of [ticket, ...edges]) expect([itemAt(items, at)]).toEqual(holds(at));
      }),
    );
  });

  it.each([-1, -0.5, TICKETS, Number.NaN])('throws if no range holds %d', (ticket) => {
    expect(() => itemAt(rangesTo(1), ticket)).toThrow(RangeError);
  });

  it('throws if there are no items', () => {
    expect(() => itemAt([], 0)).toThrow(RangeError);
  });
});

describe('fractions', () => {
  it("are a range's tickets over 2^24, in lowest terms", () => {
    expect(probabilityOf({ startTicket: 15_350_784, endTicket: 16_137_216 })).toEqual({
      numerator: 3n,
      denominator: 64n,
    });
    expect(probabilityOf({ startTicket: 0, endTicket: TICKETS })).toEqual({ numerator: 1n, denominator: 1n });
  });

  it('are reduced exactly', () => {
    const parts = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 30n }));
    fc.assert(
      fc.property(parts, fc.bigInt({ min: 1n, max: 10n ** 9n }), ([numerator, denominator], factor) => {
        const once = reduced(numerator, denominator);
        expect(reduced(numerator * factor, denominator * factor)).toEqual(once);
        expect(once.numerator * denominator).toBe(numerator * once.denominator);
      }),
    );
  });
});
