import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PER_SECOND, chosenOf } from './chosen.ts';

const second = fc.array(fc.record({ rare: fc.boolean() }), { maxLength: 120 });
const toldOf = <T>(all: readonly T[], chosen: readonly boolean[]): T[] => all.filter((_, n) => chosen[n]);

describe('chosenOf', () => {
  it('chooses all rare messages, and others only up to the limit', () => {
    fc.assert(
      fc.property(second, (all) => {
        const told = toldOf(all, chosenOf(all));
        const rare = all.filter((one) => one.rare).length;
        expect(told.filter((one) => one.rare)).toHaveLength(rare);
        expect(told).toHaveLength(Math.max(rare, Math.min(all.length, PER_SECOND)));
      }),
    );
  });

  it('chooses others in log order', () => {
    fc.assert(
      fc.property(second, (all) => {
        const plain = chosenOf(all).filter((_, n) => all[n]?.rare === false);
        expect(plain).toEqual(plain.toSorted((a, b) => Number(b) - Number(a)));
      }),
    );
  });

  it('counts messages sent before', () => {
    expect(chosenOf([{ rare: false }, { rare: true }], PER_SECOND - 1)).toEqual([false, true]);
  });
});
