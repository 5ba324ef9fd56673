import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Sequence } from './sequence.ts';

const batches = fc.array(fc.array(fc.integer(), { maxLength: 100 }), { maxLength: 20 });
const sequenceOf = (batches: readonly (readonly number[])[]) =>
  batches.reduce<Sequence<number>>((sequence, batch) => sequence.appended(batch), Sequence.empty);

describe('a sequence', () => {
  it('holds what a list holds, at the same places', () => {
    fc.assert(
      fc.property(batches, (all) => {
        const sequence = sequenceOf(all);
        const list = all.flat();

        expect(sequence.length).toBe(list.length);
        expect([...sequence]).toEqual(list);
        for (let index = -1; index <= list.length + 32; index += 1)
          expect(sequence.at(index)).toBe(list[index]);
      }),
    );
  });

  it('has other values where they were replaced, and stays as it was', () => {
    fc.assert(
      fc.property(batches, fc.array(fc.tuple(fc.nat(), fc.integer())), (all, changes) => {
        const sequence = sequenceOf(all);
        const list = all.flat();
        const values = new Map(
          changes.filter(() => list.length > 0).map(([n, value]) => [n % list.length, value] as const),
        );
        const replaced = sequence.replaced(values);

        expect([...replaced]).toEqual(list.map((value, n) => values.get(n) ?? value));
        expect(replaced.length).toBe(list.length);
        expect([...replaced.appended([7])]).toEqual([...replaced, 7]);
        expect([...sequence]).toEqual(list);
      }),
    );
  });

  it.each([-1, 2, 0.5, Number.NaN])('replaces nothing at %d, where nothing is', (index) => {
    expect(() => sequenceOf([[1, 2]]).replaced(new Map([[index, 3]]))).toThrow(RangeError);
  });

  it('gives any part of itself', () => {
    fc.assert(
      fc.property(batches, fc.nat(), fc.nat(), (all, a, b) => {
        const sequence = sequenceOf(all);
        const [from = 0, to = 0] = [a, b].map((n) => n % (sequence.length + 1)).toSorted((x, y) => x - y);

        expect(sequence.between(from, to)).toEqual(all.flat().slice(from, to));
      }),
    );
  });

  it('shares all pieces but those that changed', () => {
    const before = sequenceOf([Array.from({ length: 100 }, (_, n) => n)]);
    const after = before.replaced(new Map([[40, -1]])).appended([100]);

    expect([...after.pieces.flat(), ...after.rest]).toEqual([...after]);
    expect(after.pieces.map((piece, n) => piece === before.pieces[n])).toEqual([true, false, true]);
    expect(before.appended([100]).pieces).toBe(before.pieces);
  });

  it('is the list of its values as JSON, whichever way they came', () => {
    const values = Array.from({ length: 70 }, (_, n) => n);
    const oneByOne = sequenceOf(values.map((value) => [value]));

    expect(JSON.stringify(oneByOne)).toBe(JSON.stringify(values));
    expect(JSON.stringify(sequenceOf([values]))).toBe(JSON.stringify(values));
  });

  it('stays as it was when something is appended to it', () => {
    fc.assert(
      fc.property(batches, (all) => {
        let sequence = sequenceOf([]);
        const past: [Sequence<number>, number[]][] = [];
        for (const batch of all) {
          past.push([sequence, [...sequence]]);
          sequence = sequence.appended(batch);
          past.at(-1)?.[0].appended([-1]);
        }

        for (const [older, values] of past) expect([...older]).toEqual(values);
      }),
    );
  });

  it('has nothing between two indices', () => {
    expect(sequenceOf([[1, 2]]).at(0.5)).toBeUndefined();
    expect(sequenceOf([[1, 2]]).at(Number.NaN)).toBeUndefined();
  });
});
