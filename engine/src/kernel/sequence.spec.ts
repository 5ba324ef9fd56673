import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_SEQUENCE, type Sequence, appended, valueAt, valuesBetween, valuesOf } from './sequence.ts';

const batches = fc.array(fc.array(fc.integer(), { maxLength: 100 }), { maxLength: 20 });

describe('a sequence', () => {
  it('holds what a list holds, at the same places', () => {
    fc.assert(
      fc.property(batches, (all) => {
        const sequence = all.reduce<Sequence<number>>(appended, EMPTY_SEQUENCE);
        const list = all.flat();

        expect(sequence.length).toBe(list.length);
        expect(valuesOf(sequence)).toEqual(list);
        for (let index = -1; index <= list.length + 32; index += 1)
          expect(valueAt(sequence, index)).toBe(list[index]);
      }),
    );
  });

  it('gives any part of itself', () => {
    fc.assert(
      fc.property(batches, fc.nat(), fc.nat(), (all, a, b) => {
        const sequence = all.reduce<Sequence<number>>(appended, EMPTY_SEQUENCE);
        const [from = 0, to = 0] = [a, b].map((n) => n % (sequence.length + 1)).toSorted((x, y) => x - y);

        expect(valuesBetween(sequence, from, to)).toEqual(all.flat().slice(from, to));
      }),
    );
  });

  it('stays as it was when something is appended to it', () => {
    fc.assert(
      fc.property(batches, (all) => {
        let sequence: Sequence<number> = EMPTY_SEQUENCE;
        const past: [Sequence<number>, number[]][] = [];
        for (const batch of all) {
          past.push([sequence, valuesOf(sequence)]);
          sequence = appended(sequence, batch);
          appended(past.at(-1)?.[0] ?? EMPTY_SEQUENCE, [-1]);
        }

        for (const [older, values] of past) expect(valuesOf(older)).toEqual(values);
      }),
    );
  });

  it('has nothing between two indices', () => {
    expect(valueAt(appended(EMPTY_SEQUENCE, [1, 2]), 0.5)).toBeUndefined();
    expect(valueAt(appended(EMPTY_SEQUENCE, [1, 2]), Number.NaN)).toBeUndefined();
  });
});
