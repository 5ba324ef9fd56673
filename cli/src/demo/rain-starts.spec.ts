import { DAY_MS } from '@skins/engine/kernel';
import { HOUSE_TIME } from '@skins/engine/rules';
import { RED_PACKETS } from '@skins/engine/redpackets';
import { expect, it } from 'vitest';
import { rainStarts } from './rain-starts.ts';

const MINUTE_MS = 60_000;
const END = Date.UTC(2026, 10, 28, 15, 50, 20);
const HOUSE_MIDNIGHT = Date.UTC(2026, 10, 27, 24) - HOUSE_TIME.first.offsetMinutes * MINUTE_MS;

/** Returns the minutes from the end to the rains of the day after it, in their order. */
const waits = () =>
  [0, DAY_MS]
    .flatMap((day) => rainStarts(END).map((start) => HOUSE_MIDNIGHT + day + start * MINUTE_MS - END))
    .filter((wait) => wait > 0 && wait <= DAY_MS)
    .toSorted((a, b) => a - b)
    .map((wait) => wait / MINUTE_MS);

it('a visitor sees the first rain within twenty minutes, and another within each half hour of six hours', () => {
  const [first = 0, ...rest] = waits();
  expect(first).toBeGreaterThan(10);
  expect(first).toBeLessThan(20);
  const gaps = rest.map((wait, n) => Math.round(wait - (waits()[n] ?? 0)));
  expect(gaps.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => 30));
  expect(Math.max(...gaps)).toBe(90);
});

it('the rules take the starts', () => {
  expect(RED_PACKETS.fits({ ...RED_PACKETS.first, starts: rainStarts(END) })).toBe(true);
});
