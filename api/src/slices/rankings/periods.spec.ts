import { houseDate } from '@skins/engine/kernel';
import { describe, expect, it } from 'vitest';
import { firstDayOf } from './periods.ts';

const DAY_MS = 86_400_000;
const dayOf = (date: string): number => Date.parse(`${date}T00:00Z`) / DAY_MS;
const firstOf = (period: 'week' | 'month', date: string): string =>
  houseDate(firstDayOf(period, dayOf(date)));

describe('the period of a ranking', () => {
  it.each([
    ['a Sunday', '2026-11-22', '2026-11-16'],
    ['Monday', '2026-11-23', '2026-11-23'],
    ['a week over the month’s end', '2026-12-02', '2026-11-30'],
    ['a week over the year’s end', '2027-01-03', '2026-12-28'],
    ['a leap day', '2028-02-29', '2028-02-28'],
  ])('of weeks begins on Monday: %s', (_what, date, monday) => {
    expect(firstOf('week', date)).toBe(monday);
  });

  it.each([
    ['the month’s end', '2026-11-30', '2026-11-01'],
    ['the first', '2026-12-01', '2026-12-01'],
    ['a leap day', '2028-02-29', '2028-02-01'],
    ['no leap day', '2027-02-28', '2027-02-01'],
    ['the day after a leap day', '2028-03-01', '2028-03-01'],
    ['the year’s end', '2026-12-31', '2026-12-01'],
  ])('of months begins on the first: %s', (_what, date, first) => {
    expect(firstOf('month', date)).toBe(first);
  });
});
