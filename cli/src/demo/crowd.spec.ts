import { describe, expect, it } from 'vitest';
import { dayOf } from './crowd.ts';

const DAY_MS = 86_400_000;

describe('a simulated day', () => {
  it('follows from its seed, in order, within the day, with every player', () => {
    const moments = dayOf(DAY_MS, 50, '7');
    expect(dayOf(DAY_MS, 50, '7')).toEqual(moments);
    expect(dayOf(DAY_MS, 50, '8')).not.toEqual(moments);
    const times = moments.map(({ time }) => time);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.every((time) => time >= DAY_MS && time < 2 * DAY_MS)).toBe(true);
    expect(new Set(moments.map(({ player }) => player)).size).toBe(50);
  });
});
