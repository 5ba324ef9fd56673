import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { landingOffset, shapeFor } from './reel-plan';
import { framesOf, revealMs, ticksOf, timeAt, timingOf } from './reel-timing';
import { tapsOf } from './reel-sound';

const offset = fc.double({ min: -0.3, max: 0.3, noNaN: true });
const lane = fc.integer({ min: 0, max: 4 });

describe('a reel', () => {
  it('travels for 3 s, as the seeds require, and is idle before the result shows at 4 s', () => {
    expect(timeAt(1)).toBe(3000);
    expect(timingOf(0).duration).toBeLessThan(revealMs('moving'));
    expect(revealMs('moving')).toBe(4000);
    fc.assert(
      fc.property(lane, (lane) => {
        const { delay, duration } = timingOf(lane);
        expect(delay + duration).toBe(timingOf(0).duration);
      }),
    );
  });

  it('slows down evenly: each plate takes longer than the one before', () => {
    fc.assert(
      fc.property(offset, (offset) => {
        const ticks = ticksOf(18, offset);
        const pauses = ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? 0));
        expect(ticks).toHaveLength(18);
        expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
        // Constant deceleration: at half the time a quarter of the way is left.
        expect(timeAt(0.75)).toBeCloseTo(1500);
      }),
    );
  });

  it('keeps the result open until the last half second, with half a plate to go', () => {
    const { from, winner } = shapeFor(1);
    const left = (milliseconds: number) => (from - winner) * (1 - milliseconds / 3000) ** 2;
    expect(timeAt(1 - left(2500) / 18)).toBeCloseTo(2500);
    expect(left(2500)).toBeCloseTo(0.5);
    expect(left(2000)).toBeGreaterThan(1.9);
  });

  it('animates only the transform', () => {
    const frames = framesOf({ plates: 18, offset: landingOffset('f'.repeat(64)), lane: 0 });
    for (const frame of frames)
      expect(Object.keys(frame).filter((key) => !['easing', 'offset'].includes(key))).toEqual(['transform']);
  });
});

describe('vibrations', () => {
  it('follow the passing plates', () => {
    expect(tapsOf([100, 250])).toEqual([0, 100, 8, 142, 8]);
  });
});
