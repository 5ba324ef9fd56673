import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PER_SECOND, chosenOf } from './chosen.ts';

const second = fc.array(fc.record({ rare: fc.boolean() }), { maxLength: 120 });
const toldOf = <T>(all: readonly T[], chosen: readonly boolean[]): T[] => all.filter((_, n) => chosen[n]);

describe('the rule for what everybody is told of a second', () => {
  it('tells all that is rare, and no more than there is room for beside it', () => {
    fc.assert(
      fc.property(second, (all) => {
        const told = toldOf(all, chosenOf(all));
        const rare = all.filter((one) => one.rare).length;
        expect(told.filter((one) => one.rare)).toHaveLength(rare);
        expect(told).toHaveLength(Math.max(rare, Math.min(all.length, PER_SECOND)));
      }),
    );
  });

  it('takes what is not rare in the order of the log', () => {
    fc.assert(
      fc.property(second, (all) => {
        const plain = chosenOf(all).filter((_, n) => all[n]?.rare === false);
        expect(plain).toEqual(plain.toSorted((a, b) => Number(b) - Number(a)));
      }),
    );
  });

  it('counts what was told before', () => {
    expect(chosenOf([{ rare: false }, { rare: true }], PER_SECOND - 1)).toEqual([false, true]);
  });
});
