import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TICKETS } from '../../fairness/index.ts';
import { apportion } from './apportion.ts';

/** 2^-24 as a decimal text: exactly one ticket. */
const ONE_TICKET = '0.000000059604644775390625';

const PLACES = 30;
const ONE = 10n ** BigInt(PLACES);
const textOf = (scaled: bigint): string =>
  `${scaled / ONE}.${String(scaled % ONE).padStart(PLACES, '0')}`.replace(/\.?0+$/, '');

/** Probabilities that sum to exactly 1, each at least a ticket, scaled by 10^30. */
const shares = fc
  .array(fc.bigInt({ min: 1n, max: 10n ** 30n }), { minLength: 1, maxLength: 40 })
  .map((weights) => {
    const least = ONE / BigInt(TICKETS) + 1n;
    const total = weights.reduce((a, b) => a + b, 0n);
    const free = ONE - least * BigInt(weights.length);
    const parts = weights.map((weight) => least + (weight * free) / total);
    const rest = ONE - parts.reduce((a, b) => a + b, 0n);
    return parts.map((part, n) => (n === 0 ? part + rest : part));
  });

describe('apportion', () => {
  it('splits evenly if the shares divide', () => {
    expect(apportion(['0.5', '0.25', '0.25'])).toEqual([TICKETS / 2, TICKETS / 4, TICKETS / 4]);
    expect(apportion(['1'])).toEqual([TICKETS]);
    expect(apportion(['1.000'])).toEqual([TICKETS]);
  });

  it('gives leftover tickets to the largest remainders', () => {
    // Shares of 1677721.6, 3355443.2 and 11744051.2 tickets: one is left over.
    expect(apportion(['0.1', '0.2', '0.7'])).toEqual([1_677_722, 3_355_443, 11_744_051]);
  });

  it('gives them to the item listed first on a tie', () => {
    // 5 × 0.2 is 3355443.2 each: one ticket is left over for five equal remainders.
    expect(apportion(['0.2', '0.2', '0.2', '0.2', '0.2'])).toEqual([
      3_355_444, 3_355_443, 3_355_443, 3_355_443, 3_355_443,
    ]);
    // 10 × 0.1: six are left over.
    expect(apportion(Array.from({ length: 10 }, () => '0.1'))).toEqual([
      ...Array.from({ length: 6 }, () => 1_677_722),
      ...Array.from({ length: 4 }, () => 1_677_721),
    ]);
  });

  it('gives the rarest item its one ticket', () => {
    expect(apportion(['0.999999940395355224609375', ONE_TICKET])).toEqual([TICKETS - 1, 1]);
  });

  it('sums to 2^24, each within one ticket of its exact share', () => {
    fc.assert(
      fc.property(shares, (parts) => {
        const tickets = ticketsOf(apportion(parts.map(textOf)));
        expect(tickets.reduce((a, b) => a + b, 0)).toBe(TICKETS);
        for (const [n, part] of parts.entries()) {
          const off = BigInt(tickets[n] ?? 0) * ONE - part * BigInt(TICKETS);
          expect(off > -ONE && off < ONE).toBe(true);
        }
      }),
    );
  });

  it('never gives more to a less likely item', () => {
    fc.assert(
      fc.property(shares, (parts) => {
        const tickets = ticketsOf(apportion(parts.map(textOf)));
        const byShare = parts.map((part, n) => ({ part, got: tickets[n] ?? 0 }));
        for (const a of byShare)
          for (const b of byShare) if (a.part < b.part) expect(a.got <= b.got).toBe(true);
      }),
    );
  });

  it('reports the first item that would get no ticket', () => {
    const tooRare = '0.00000000000000000000000000001';

    expect(apportion(['0.5', '0.49999999999999999999999999998', tooRare, tooRare])).toEqual({
      code: 'no-ticket',
      item: 2,
    });
  });

  it.each([
    ['less than 1', ['0.5', '0.4999999999999999999999999999'], '0.9999999999999999999999999999'],
    ['more than 1', ['0.9', '0.2'], '1.1'],
    ['nothing', [], '0'],
  ])('refuses probabilities that sum to %s', (_what, probabilities, sum) => {
    expect(apportion(probabilities)).toEqual({ code: 'probabilities-sum', sum });
  });

  it.each([
    '',
    '0',
    '0.0',
    '-0.5',
    '+0.5',
    '.5',
    '1.',
    '1.1',
    '2',
    '00.5',
    '5e-1',
    '0,5',
    ' 0.5',
    '0.5\n',
    '50%',
    '1/2',
    'NaN',
    '０.5',
    `0.${'0'.repeat(30)}1`,
  ])('refuses the probability %j', (text) => {
    expect(apportion(['0.5', text])).toEqual({ code: 'bad-probability', item: 1 });
  });
});

function ticketsOf(result: ReturnType<typeof apportion>): readonly number[] {
  if ('code' in result) throw new Error(result.code);
  return result;
}
