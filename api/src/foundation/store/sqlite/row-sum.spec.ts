import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { Recent } from './recent.ts';
import { RowSum, type Value } from './row-sum.ts';

const texts = new Recent<number>();

function sumOf(rows: readonly (readonly Value[])[]): RowSum {
  const sum = new RowSum(texts);
  for (const row of rows) sum.add(row);
  return sum;
}

/** Versions and appends are small; keys of commands have 48 bits. */
const number = fc.oneof(
  fc.nat(300),
  fc.nat(2 ** 48),
  fc.nat(300).map((high) => high * 2 ** 32),
);
const row: fc.Arbitrary<readonly Value[]> = fc.tuple(fc.stringMatching(/^[a-z]{1,9}$/), number, number);
const rows = fc.array(row, { minLength: 2, maxLength: 30 });

it('does not depend on the order, and changes with any value', () => {
  fc.assert(
    fc.property(rows, fc.nat(), fc.nat(2), number, (some, at, column, value) => {
      const place = at % some.length;
      const before = some[place] ?? [];
      const changed = before.with(column, column === 0 ? `${before[0]}-${value}` : value);
      expect(sumOf(some.toReversed()).isLike(sumOf(some))).toBe(true);
      expect(sumOf(some.with(place, changed)).isLike(sumOf(some))).toBe(changed[column] === before[column]);
    }),
  );
});

it('changes if two rows swap their values', () => {
  fc.assert(
    fc.property(number, number, number, number, (a, b, c, d) => {
      const swapped = sumOf([
        [a, d],
        [c, b],
      ]).isLike(
        sumOf([
          [a, b],
          [c, d],
        ]),
      );
      expect(swapped).toBe(a === c || b === d);
    }),
  );
});
