import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvariantBroken } from './invariant.ts';
import { isAmount, parseGems, times, toGems } from './money.ts';

describe('parseGems', () => {
  it.each([
    ['0', 0],
    ['9.30', 93_000],
    ['0.0001', 1],
    ['007', 70_000],
    ['99999999999.9999', 999_999_999_999_999],
  ])('reads %j as %i', (text, amount) => {
    expect(parseGems(text)).toBe(amount);
  });

  it.each([
    '',
    ' ',
    '-1',
    '+1',
    '.5',
    '5.',
    '1.23456',
    '1e3',
    '1e-37',
    '0x10',
    'NaN',
    'Infinity',
    '1,5',
    '1 000',
    ' 1',
    '1\n',
    '１',
    '٣',
    '100000000000',
    '9007199254740993',
  ])('refuses %j', (text) => {
    expect(parseGems(text)).toBeUndefined();
  });

  it('reads back the text of toGems, for every possible price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (amount) => {
        expect(parseGems(JSON.stringify(toGems(amount)))).toBe(amount);
      }),
    );
  });
});

describe('toGems', () => {
  /** Up to 2^39 gems no two amounts share a number, because doubles are closer than 1/10,000 there. */
  const EXACT_UP_TO = 2 ** 39 * 10_000;

  it('distinguishes neighbouring amounts up to its limit', () => {
    const amounts = fc.integer({ min: 1, max: EXACT_UP_TO });
    fc.assert(
      fc.property(amounts, (amount) => {
        const text = JSON.stringify(toGems(amount));
        const [whole = '', places = ''] = text.split('.');
        expect(places.length).toBeLessThanOrEqual(4);
        expect(BigInt(whole + places.padEnd(4, '0'))).toBe(BigInt(amount));
      }),
      { examples: [[EXACT_UP_TO], [EXACT_UP_TO - 1], [1]] },
    );
  });
});

describe('times', () => {
  it('multiplies', () => {
    expect(times(93_000, 10)).toBe(930_000);
    expect(times(Number.MAX_SAFE_INTEGER, 1)).toBe(Number.MAX_SAFE_INTEGER);
  });

  it.each([
    ['leaves the safe integers', Number.MAX_SAFE_INTEGER, 2],
    ['is negative', 1, -1],
    ['is no integer', 1, 0.5],
    ['is no number', Number.NaN, 1],
  ])('throws if the product %s', (_what, amount, count) => {
    expect(() => times(amount, count)).toThrow(InvariantBroken);
  });
});

describe('isAmount', () => {
  it.each([0, 1, Number.MAX_SAFE_INTEGER])('accepts %d', (value) => {
    expect(isAmount(value)).toBe(true);
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d', (value) => {
    expect(isAmount(value)).toBe(false);
  });
});
