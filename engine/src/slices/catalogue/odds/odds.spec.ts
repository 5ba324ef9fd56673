import { assert, constantFrom, integer, property, uniqueArray, array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TICKETS } from '../../../fairness/index.ts';
import { momentsOf } from './box-report.ts';
import {
  type Shares,
  type SharesFault,
  apportion,
  asNumber,
  chanceOfNone,
  differenceOf,
  opensUntil,
  remainderOf,
  reportOf,
  returnsOf,
  sharesOf,
  textsIn,
  warningsOf,
} from './index.ts';

const right = (shares: Shares | SharesFault): Shares => {
  if ('code' in shares) throw new Error(JSON.stringify(shares));
  return shares;
};
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Tickets of a box, at least one each. */
const someTickets = uniqueArray(integer({ min: 1, max: TICKETS - 1 }), { minLength: 1, maxLength: 30 }).map(
  (cuts) =>
    [0, ...cuts.toSorted((a, b) => a - b), TICKETS].slice(1).map((cut, k, all) => cut - (all[k - 1] ?? 0)),
);
/** A box with a price of its own. */
const someBox = someTickets.chain((tickets) =>
  array(integer({ min: 1, max: 50_000_000 }), { minLength: tickets.length, maxLength: tickets.length }).chain(
    (values) =>
      integer({ min: 100, max: 1_000_000 }).map((price) => ({
        price,
        items: tickets.map((count, k) => ({ skinId: `s${k}`, value: values[k] ?? 1, tickets: count })),
      })),
  ),
);

describe('typed odds', () => {
  it('are split without remainder in any unit, and equal the published ones', () => {
    assert(
      property(
        array(integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 40 }),
        constantFrom('weight', 'tickets', 'percent'),
        (weights, unit) => {
          const shares = right(sharesOf('weight', weights.map(String)));
          expect(sum(shares.tickets)).toBe(TICKETS);
          // The published probabilities are apportioned to the same tickets.
          expect(apportion(shares.probabilities)).toEqual(shares.tickets);
          const again = right(sharesOf(unit, textsIn(unit, shares)));
          expect(again.tickets).toEqual(shares.tickets);
        },
      ),
    );
  });

  it('are read in percent as written', () => {
    const { tickets, probabilities } = right(sharesOf('percent', ['50', '49.9999', '0.0001']));
    expect(probabilities).toEqual(['0.5', '0.499999', '0.000001']);
    expect(tickets).toEqual([8_388_608, 8_388_591, 17]);
  });

  it.each([
    ['percent', ['50', '49'], { code: 'sum', sum: '99', whole: '100' }],
    ['percent', ['50', 'x'], { code: 'bad-share', item: 1 }],
    ['percent', ['99.99999999', '0.00000001'], { code: 'no-ticket', item: 1 }],
    ['tickets', ['1.5', '16777214.5'], { code: 'bad-share', item: 0 }],
    ['tickets', ['1', '2'], { code: 'sum', sum: '3', whole: '16777216' }],
    ['weight', ['1', '0'], { code: 'bad-share', item: 1 }],
    ['weight', ['1', '100000000'], { code: 'no-ticket', item: 0 }],
    ['weight', [], { code: 'sum', sum: '0', whole: '0' }],
  ] as const)('are refused in %s as %j', (unit, texts, fault) => {
    expect(sharesOf(unit, texts)).toEqual(fault);
  });

  it('leave one item the rest', () => {
    expect(remainderOf('percent', ['50', '49.9999'])).toBe('0.0001');
    expect(remainderOf('tickets', ['1'])).toBe('16777215');
    expect(remainderOf('percent', ['100'])).toBeUndefined();
    expect(remainderOf('percent', ['x'])).toBeUndefined();
    expect(remainderOf('weight', ['1'])).toBeUndefined();
  });
});

describe('the report of a box', () => {
  it('has the exact return, which its items add up to', () => {
    assert(
      property(someBox, ({ price, items }) => {
        const report = reportOf(price, items);
        const returned = items.reduce((all, { value, tickets }) => all + BigInt(value) * BigInt(tickets), 0n);
        const { numerator, denominator } = report.rtpExact;
        expect(numerator * BigInt(price) * BigInt(TICKETS)).toBe(returned * denominator);
        expect(report.rtp).toBe(asNumber(report.rtpExact));
        expect(report.rtp + report.houseEdge).toBeCloseTo(1, 10);
        expect(sum(report.items.map(({ ofRtp }) => ofRtp))).toBeCloseTo(report.rtp, 6);
        expect(sum(report.items.map(({ probability }) => probability))).toBeCloseTo(1, 12);
        const plain = sum(
          items.map(({ value, tickets }) => (tickets / TICKETS) * (value / price - report.rtp) ** 2),
        );
        expect(Math.abs(report.variance - plain)).toBeLessThanOrEqual(1e-6 * plain + 1e-9);
      }),
    );
  });

  it('says how long a player may go without an item', () => {
    expect(chanceOfNone(0.5, 3)).toBeCloseTo(0.125, 12);
    expect(chanceOfNone(1, 1)).toBe(0);
    expect(chanceOfNone(0, 1_000)).toBe(1);
    expect(opensUntil(0.5, 0.5)).toBe(1);
    expect(opensUntil(0.01, 0.05)).toBe(299);
    expect(opensUntil(1, 0.05)).toBe(1);
    expect(opensUntil(0, 0.05)).toBe(Infinity);
  });
});

describe('the return of many opens', () => {
  it('is the published return on average, with the spread of the opens', { timeout: 120_000 }, () => {
    assert(
      property(someBox, constantFrom(10, 1_000, 100_000), (box, opens) => {
        const returns = returnsOf(box, opens);
        const { rtp, deviation } = reportOf(box.price, box.items);
        expect(returns.mean / rtp).toBeCloseTo(1, 6);
        expect(returns.deviation).toBeCloseTo(deviation / Math.sqrt(opens), 8);
        expect(sum(returns.bins.map(({ probability }) => probability))).toBeGreaterThan(0.99);
        expect(returns.quantiles.low).toBeLessThanOrEqual(returns.quantiles.half);
        expect(returns.quantiles.half).toBeLessThanOrEqual(returns.quantiles.high);
      }),
      { numRuns: 12 },
    );
  });

  it.each([
    [
      'nearly all is worth the most there is',
      {
        price: 100,
        items: [
          { value: 49_999_738, tickets: 2_136_147 },
          { value: 49_999_698, tickets: 14_641_047 },
          { value: 1, tickets: 22 },
        ],
      },
    ],
    [
      'one ticket is worth all the others',
      {
        price: 2_499,
        items: [
          { value: 7_697_129, tickets: 1 },
          { value: 11, tickets: TICKETS - 1 },
        ],
      },
    ],
  ])('keeps its mean if %s', (_, box) => {
    const { rtp } = momentsOf(box.price, box.items);
    for (const opens of [10, 1_000, 100_000]) expect(returnsOf(box, opens).mean / rtp).toBeCloseTo(1, 8);
  });

  it('matches the binomial distribution of a coin', () => {
    const half = TICKETS / 2;
    const coin = {
      price: 10_000,
      items: [
        { skinId: 'none', value: 0, tickets: half },
        { skinId: 'two', value: 20_000, tickets: half },
      ],
    };
    const returns = returnsOf(coin, 1_000);
    expect(returns.mean).toBeCloseTo(1, 9);
    // A binomial: mean 500 of 1,000, deviation √250. Its middle has probability 0.0252, half of which is above one half.
    expect(returns.breakEven).toBeCloseTo(0.5126, 4);
    expect(returns.quantiles.low).toBeCloseTo(1 - (1.645 * Math.sqrt(250)) / 500, 2);
    expect(returns.quantiles.high).toBeCloseTo(1 + (1.645 * Math.sqrt(250)) / 500, 2);
  });

  it('shows the most likely return if that is also the highest', () => {
    const nearlySure = {
      price: 100,
      items: [
        { skinId: 'most', value: 62, tickets: TICKETS - 2_228_470 },
        { skinId: 'two', value: 2, tickets: 2_228_450 },
        { skinId: 'one', value: 1, tickets: 20 },
      ],
    };
    const { bins } = returnsOf(nearlySure, 10);
    expect(sum(bins.map(({ probability }) => probability))).toBeGreaterThan(0.999);
  });

  it('is certain if all items have the same value', () => {
    const sure = { price: 100, items: [{ skinId: 'a', value: 90, tickets: TICKETS }] };
    expect(returnsOf(sure, 1_000)).toMatchObject({ mean: 0.9, deviation: 0, breakEven: 0 });
  });
});

describe('the difference to the current version', () => {
  it('lists added, removed and changed items', () => {
    const half = TICKETS / 2;
    const item = (skinId: string, value: number, tickets = half) => ({ skinId, value, tickets });
    const difference = differenceOf(
      { price: 100, items: [item('stays', 80), item('goes', 100)] },
      { price: 110, items: [item('stays', 80), item('comes', 120)] },
    );
    expect(difference.price).toEqual([100, 110]);
    expect(difference.rtp[0]).toBeCloseTo(0.9, 12);
    expect(difference.rtp[1]).toBeCloseTo(200 / 220, 10);
    expect(difference.items.map(({ skinId }) => skinId)).toEqual(['comes', 'goes']);
  });
});

describe('warnings', () => {
  const items = [{ skinId: 'a', value: 100, tickets: TICKETS, lowest: 90 }];
  const bounds = { rtp: { min: 8_500, max: 9_700 }, priceMin: 50, priceMax: 1_000 };
  const warn = (price: number, more: Partial<Parameters<typeof warningsOf>[0]> = {}) =>
    warningsOf({ box: { boxId: 'one', price }, items, bounds, others: [], prices: new Map(), ...more });

  it('are empty for a box within its bounds', () => {
    expect(warn(110)).toEqual([]);
  });

  it('report a return and a price out of bounds', () => {
    expect(warn(2_000)).toEqual([
      { code: 'rtp-out-of-bounds', rtp: 0.05, min: 0.85, max: 0.97 },
      { code: 'price-out-of-bounds', price: 2_000, min: 50, max: 1_000 },
    ]);
  });

  it('report a box that its extra drop lifts above its bound', () => {
    // A drop worth 10 with each open, then 3 with every second.
    expect(warn(110, { drop: 10n * BigInt(TICKETS) })).toMatchObject([
      { code: 'above-with-drop', rtp: 1, max: 0.97 },
    ]);
    expect(warn(110, { drop: (3n * BigInt(TICKETS)) / 2n })).toEqual([]);
  });

  it('report an item below its lowest price ever', () => {
    expect(warn(110, { items: [{ skinId: 'a', value: 100, tickets: TICKETS, lowest: 101 }] })).toEqual([
      { code: 'below-history', skinId: 'a', value: 100, lowest: 101 },
    ]);
  });

  it('report a gain by selling back, and by another box with a higher value', () => {
    expect(warn(99, { bounds: undefined })).toMatchObject([{ code: 'gainful-cycle', with: undefined }]);
    expect(warn(110, { prices: new Map([['a', 120]]) })).toMatchObject([
      { code: 'gainful-cycle', with: undefined },
    ]);
    const others = [{ boxId: 'two', price: 200, items: [{ skinId: 'a', value: 130, tickets: TICKETS }] }];
    expect(warn(110, { others })).toMatchObject([{ code: 'gainful-cycle', with: 'two' }]);
  });
});
