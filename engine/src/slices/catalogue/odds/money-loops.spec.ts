import { describe, expect, it } from 'vitest';
import { TICKETS } from '../../../fairness/roll.ts';
import { type PriceGraph, moneyLoops, smallestEdge, waysOf } from './money-loops.ts';

const BOX = {
  boxId: 'box',
  price: 100,
  drop: 0n,
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
  upgrade: { fee: 200, minimumRate: 100 },
  replace: { fee: 500, leftOver: 9_000 },
  sellBack: 9_000,
  season: [],
  invitation: 0,
};
const loopsOf = (more: Partial<PriceGraph>) =>
  moneyLoops(waysOf({ ...GRAPH, ...more })).map(({ ways, gain }) => ({
    ways: ways.map(({ kind, of }) => (of === undefined ? kind : `${kind} ${of}`)),
    gain: Number(gain.numerator) / Number(gain.denominator),
  }));
const upgrading = (fee: number, minimumRate: number) => ({ upgrade: { fee, minimumRate } });
const replacing = (fee: number, leftOver: number) => ({ replace: { fee, leftOver } });
const priced = (price: number) => ({ boxes: [{ ...BOX, price }] });

describe('money loops', () => {
  it('do not exist if no way gains, nor exactly at the limit', () => {
    expect(loopsOf({})).toEqual([]);
    // A box that returns exactly ten ninths, sold back at nine tenths.
    expect(loopsOf(priced(81))).toEqual([]);
    expect(loopsOf({ replace: { fee: 0, leftOver: 10_000 }, sellBack: 10_000 })).toEqual([]);
  });

  it('count the extra drop of a box with the box', () => {
    const half = BigInt(TICKETS / 2);
    // A box that returns 90 of 81 exactly, and half the time one unit more.
    expect(loopsOf({ boxes: [{ ...BOX, price: 81, drop: half }] })).toEqual([
      { ways: ['box box', 'sell-back'], gain: (9 * 905) / (81 * 100) },
    ]);
  });

  it('begin with a box that returns more than selling back deducts', () => {
    expect(loopsOf(priced(80))).toEqual([{ ways: ['box box', 'sell-back'], gain: 1.0125 }]);
    expect(loopsOf({ ...priced(80), sellBack: 0, replace: { fee: 500, leftOver: 8_000 } })).toEqual([]);
    expect(loopsOf({ ...priced(80), sellBack: 0, replace: { fee: 100, leftOver: 10_000 } })).toEqual([
      { ways: ['box box', 'left-over'], gain: 1.11375 },
    ]);
  });

  it('begin with a season whose points bring back the edge that they cost', () => {
    const season = (numerator: bigint, by: 'box' | 'upgrade' = 'box') => ({
      season: [{ act: 'open-hash', by, share: { numerator, denominator: 1_000n } }],
    });
    // The box keeps 90 %, so a tenth of what was spent would be too much, whatever selling back keeps.
    expect(loopsOf({ ...season(100n), sellBack: 0 })).toEqual([]);
    expect(loopsOf({ ...season(101n), sellBack: 0 })).toEqual([{ ways: ['season open-hash'], gain: 1.001 }]);
    expect(loopsOf(season(19n, 'upgrade'))).toEqual([]);
    expect(loopsOf(season(21n, 'upgrade'))).toMatchObject([{ ways: ['season open-hash'] }]);
  });

  const cheap = new Map([['a', { price: 17, value: 20 }]]);
  it.each<[string, Partial<PriceGraph>, string[]]>([
    ['a store that sells below what it grants', { store: cheap }, ['store a', 'sell-back']],
    [
      'an upgrade whose fee is less than the one ticket more that rounding gives',
      upgrading(0, 100),
      ['upgrade'],
    ],
    ['replacing that gives more than it takes', replacing(-1, 9_000), ['replace']],
    [
      'a refund above what items are worth',
      { ...replacing(0, 10_001), sellBack: 0 },
      ['replace', 'left-over'],
    ],
    ['selling back above what items are worth', { sellBack: 10_001 }, ['store b', 'sell-back']],
  ])('begin with %s', (_what, planted, ways) => {
    expect(loopsOf(planted)).toContainEqual(expect.objectContaining({ ways }));
  });
});

describe('the share of an inviter', () => {
  it('is below the smallest edge, whatever selling back returns', () => {
    // The upgrade keeps 2 %, less the one ticket more that rounding gives at the lowest chance.
    expect(smallestEdge(waysOf(GRAPH))).toEqual({ numerator: 2_096_527n, denominator: 104_857_600n });
    expect(loopsOf({ invitation: 199 })).toEqual([]);
    expect(loopsOf({ invitation: 200 })).toEqual([
      { ways: ['upgrade', 'invitation'], gain: 1.0000059604644775 },
    ]);
    expect(loopsOf({ invitation: 200, sellBack: 0 })).toHaveLength(1);
  });

  it('may not be as much as a box keeps', () => {
    const ways = ['box box', 'invitation'];
    expect(loopsOf({ ...priced(91), invitation: 100 })).toEqual([]);
    expect(loopsOf({ ...priced(90), invitation: 1 })).toEqual([{ ways, gain: 1.0001 }]);
  });
});
