import { expect, it } from 'vitest';
import { placedIn, programmeDays } from './programme-days';
import type { Activity } from './queries';

const DAY_MS = 86_400_000;
const NOW = new Date(2028, 1, 28, 12).getTime();
const days = programmeDays(NOW);

const activity = (activityId: string, from: number, until: number): Activity => ({
  activityId,
  type: 5,
  name: activityId,
  about: '',
  image: '',
  phase: 'running',
  from: NOW + from * DAY_MS,
  until: NOW + until * DAY_MS,
  claimUntil: NOW + until * DAY_MS,
  claimable: 0,
  by: 'count',
  done: 0,
  rulesHash: '',
  given: 0,
  reminded: false,
  steps: [],
});

it('shows thirty days around today, across a leap day and a month’s end', () => {
  expect(days.marks.filter(({ today }) => today).map(({ day }) => day)).toEqual([28]);
  expect(days.marks.map(({ day }) => day)).toEqual([18, 20, 22, 24, 26, 28, 1, 3, 5, 7, 9, 11, 13, 15, 17]);
  expect(Math.round((days.end - days.start) / DAY_MS)).toBe(30);
});

it('places bars side by side only where their names have room, and cuts them at the edges', () => {
  const placed = placedIn(days, [
    activity('long', -20, 5),
    activity('short', -4, -3),
    activity('behind', 6, 9),
    activity('late', 17, 30),
    activity('gone', -30, -15),
    activity('later', 25, 30),
  ]);
  expect(placed.map(({ activity: { activityId }, row, late }) => [activityId, row, late])).toEqual([
    ['long', 0, false],
    ['short', 1, false],
    ['behind', 0, false],
    ['late', 1, true],
  ]);
  expect([placed[0]?.from, placed.at(-1)?.until]).toEqual([days.start, days.end]);
});
