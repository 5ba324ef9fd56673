import { toGems } from '@skins/engine/kernel';
import * as fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { expect, it } from 'vitest';
import { Gems, amountOf, gems } from './gems.ts';

/** 100,000,000,000 gems, more than any sum of play money. */
const MOST = 10 ** 15;
const shown = Compile(Gems);

it('any amount survives the round trip through a number that the contract accepts', () =>
  fc.assert(
    fc.property(
      fc.maxSafeNat().map((n) => n % MOST),
      (amount) => {
        const sent: number = JSON.parse(JSON.stringify(toGems(amount)));
        return shown.Check(sent) && shown.Check(-sent) && amountOf(sent) === amount;
      },
    ),
  ));

it.each([0.00001, 1.23456, 1e-37, 1e21, Number.NaN, Number.POSITIVE_INFINITY, '1', null])(
  'rejects %s as gems',
  (value) => {
    expect(shown.Check(value)).toBe(false);
  },
);

it('enforces limits', () => {
  const stake = Compile(gems({ exclusiveMinimum: 0, maximum: 10 }));
  expect([0, 0.0001, 10, 10.0001].map((value) => stake.Check(value))).toEqual([false, true, true, false]);
});

it.each([-1, 1.23456, Number.NaN])('amountOf throws for the unchecked value %s', (value) => {
  expect(() => amountOf(value)).toThrow('gems are checked where they come in');
});
