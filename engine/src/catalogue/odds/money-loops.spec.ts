import { describe, expect, it } from 'vitest';
import { TICKETS } from '../../fairness/roll.ts';
import { type PriceGraph, moneyLoops, waysOf } from './money-loops.ts';

const BOX = {
  boxId: 'box',
  price: 100,
  items: [
    { skinId: 'a', value: 20, tickets: TICKETS / 2 },
    { skinId: 'b', value: 160, tickets: TICKETS / 2 },
  ],
};
const GRAPH: PriceGraph = {
  store: new Map([
    ['a', { price: 22, value: 20 }],
    ['b', { price: 160, value: 160 }],
  ]),
  boxes: [BOX],
  upgradeFee: 200,
  replaceFee: 500,
  leftOver: 9_000,
  sellBack: 9_000,
};
const loopsOf = (more: Partial<PriceGraph>) =>
  moneyLoops(waysOf({ ...GRAPH, ...more })).map(({ ways, gain }) => ({
    ways: ways.map(({ kind, of }) => (of === undefined ? kind : `${kind} ${of}`)),
    gain: Number(gain.numerator) / Number(gain.denominator),
  }));
const priced = (price: number) => ({ boxes: [{ ...BOX, price }] });

describe('loops of money', () => {
  it('are none where no way gains, and none at the very edge', () => {
    expect(loopsOf({})).toEqual([]);
    // A box that returns exactly ten ninths, sold back at nine tenths.
    expect(loopsOf(priced(81))).toEqual([]);
    expect(loopsOf({ upgradeFee: 0, replaceFee: 0, leftOver: 10_000, sellBack: 10_000 })).toEqual([]);
  });

  it('begin with a box that returns more than selling back takes', () => {
    expect(loopsOf(priced(80))).toEqual([{ ways: ['box box', 'sell-back'], gain: 1.0125 }]);
    expect(loopsOf({ ...priced(80), sellBack: 0, leftOver: 8_000 })).toEqual([]);
    expect(loopsOf({ ...priced(80), sellBack: 0, leftOver: 10_000, replaceFee: 100 })).toEqual([
      { ways: ['box box', 'left-over'], gain: 1.11375 },
    ]);
  });

  it('begin with a store that sells below what it grants', () => {
    const store = new Map([['a', { price: 17, value: 20 }]]);
    expect(loopsOf({ store })).toMatchObject([{ ways: ['store a', 'sell-back'] }]);
  });
});
