import { expect, it } from 'vitest';
import { differenceOf, sharesOf } from './shares';

const ledger = {
  position: '000000000001',
  minted: 100,
  held: 60,
  escrow: 10,
  house: 30,
  adjustments: { credited: 0, debited: 0 },
  voided: [],
  mintedFor: [],
};

it('puts the parts of the bar side by side, to scale', () => {
  expect(sharesOf(ledger, 1_000)).toEqual([
    { holder: 'held', x: 0, width: 600 },
    { holder: 'escrow', x: 600, width: 100 },
    { holder: 'house', x: 700, width: 300 },
  ]);
});

it('draws nothing for an indebted house, and for an empty shop', () => {
  expect(sharesOf({ held: 110, escrow: 0, house: -10 }, 10).map(({ width }) => width)).toEqual([10, 0, 0]);
  expect(sharesOf({ held: 0, escrow: 0, house: 0 }, 10).map(({ width }) => width)).toEqual([0, 0, 0]);
});

it('compares both sides to the smallest unit', () => {
  expect(differenceOf(ledger)).toBe(0);
  expect(differenceOf({ ...ledger, minted: 0.3, held: 0.1, escrow: 0.2, house: 0 })).toBe(0);
  expect(differenceOf({ ...ledger, held: 60.0001 })).toBe(-1);
});
