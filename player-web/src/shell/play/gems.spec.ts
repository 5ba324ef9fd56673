import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gemsOf, timesGems, unitsOf } from './gems';

describe('gems', () => {
  it.each([
    [0, 0],
    [9.3, 93_000],
    [0.0001, 1],
    [1.005, 10_050],
    [2960, 29_600_000],
    [4.35, 43_500],
  ])('%d gems are %d units', (gems, units) => {
    expect(unitsOf(gems)).toBe(units);
  });

  it.each([-1, 0.00001, 1.23456, 1e21, 1e-7, Number.NaN, Number.POSITIVE_INFINITY])(
    '%d is not an amount',
    (gems) => {
      expect(unitsOf(gems)).toBeUndefined();
    },
  );

  it('survive a round trip through JSON', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 15 - 1 }), (units) => {
        const wire: unknown = JSON.parse(JSON.stringify(gemsOf(units)));
        expect(typeof wire === 'number' ? unitsOf(wire) : undefined).toBe(units);
      }),
    );
  });

  it('multiply without binary rounding errors', () => {
    expect([timesGems(0.1, 3), timesGems(9.3, 10)]).toEqual([0.3, 93]);
  });
});
