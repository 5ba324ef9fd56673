import { LAST_TICKET, TICKETS } from '@skins/engine/fairness';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LONG_REEL,
  SHORT_REEL,
  idleStrip,
  landingOffset,
  planStrip,
  platesInView,
  shapeFor,
  type Strip,
} from './reel-plan';

const half = { name: 'half', startTicket: 0, endTicket: TICKETS / 2 };
const rest = { name: 'rest', startTicket: TICKETS / 2, endTicket: TICKETS - 1 };
const last = { name: 'last', startTicket: LAST_TICKET, endTicket: TICKETS };
const items = [half, rest, last];

const hash = fc.string({
  unit: fc.constantFrom(...Array.from('0123456789abcdef')),
  minLength: 64,
  maxLength: 64,
});
const shape = fc.constantFrom(LONG_REEL, SHORT_REEL);

/** Returns all plates of a strip, including those never seen. */
const platesOf = <Item>(strip: Strip<Item>, { length }: typeof LONG_REEL) =>
  Array.from({ length }, (_, index) => strip(index));

describe('planStrip', () => {
  it.each([
    ['one', 1, 27],
    ['several', 2, 19],
  ] as const)('has 30 plates for %s, the winner at index 9', (_, count, from) => {
    const shape = shapeFor(count);
    const strip = platesOf(planStrip(items, last, 'ab'.repeat(32), shape), shape);
    expect(strip).toHaveLength(30);
    expect(strip[9]).toBe(last);
    expect(shape.from).toBe(from);
  });

  it('puts the winner where its shape says, and looks the same when replayed', () => {
    fc.assert(
      fc.property(hash, shape, fc.constantFrom(...items), (resultHash, shape, winner) => {
        const strip = platesOf(planStrip(items, winner, resultHash, shape), shape);
        expect(strip[shape.winner]).toBe(winner);
        expect(platesOf(planStrip(items, winner, resultHash, shape), shape)).toEqual(strip);
      }),
    );
  });

  it('draws the fillers independently of the winner', () => {
    fc.assert(
      fc.property(hash, shape, (resultHash, shape) => {
        const fillers = (winner: (typeof items)[number]) =>
          platesOf(planStrip(items, winner, resultHash, shape), shape).toSpliced(shape.winner, 1);
        expect(fillers(half)).toEqual(fillers(last));
      }),
    );
  });

  it('draws the fillers by the odds: a half comes half the time, a single ticket practically never', () => {
    const strips = Array.from({ length: 400 }, (_, index) =>
      platesOf(idleStrip(items, `version ${index}`), LONG_REEL),
    ).flat();
    const share = strips.filter((item) => item === half).length / strips.length;
    expect(share).toBeGreaterThan(0.47);
    expect(share).toBeLessThan(0.53);
    expect(strips).not.toContain(last);
  });
});

describe('platesInView', () => {
  it('covers all plates that pass the frame while moving, and those around the winner while idle', () => {
    expect(platesInView(LONG_REEL, true)).toEqual({ first: 3, last: 29 });
    expect(platesInView(LONG_REEL, false)).toEqual({ first: 3, last: 15 });
    expect(platesInView(SHORT_REEL, true)).toEqual({ first: 8, last: 20 });
    expect(platesInView(SHORT_REEL, false)).toEqual({ first: 8, last: 10 });
  });
});

describe('landingOffset', () => {
  it('lies within 30 percent of a plate and depends only on digits 59 to 64', () => {
    expect(landingOffset(`${'f'.repeat(58)}000000`)).toBeCloseTo(-0.3);
    expect(landingOffset(`${'0'.repeat(58)}ffffff`)).toBeCloseTo(0.3);
    fc.assert(
      fc.property(hash, hash, (one, other) => {
        const offset = landingOffset(one);
        expect(Math.abs(offset)).toBeLessThanOrEqual(0.3);
        expect(landingOffset(other.slice(0, 58) + one.slice(58))).toBe(offset);
      }),
    );
  });

  it('refuses a text that is not a hash', () => {
    expect(() => landingOffset('abc')).toThrow(RangeError);
  });
});
