import type { Board } from '@skins/engine/rankings';
import { houseDate } from '@skins/engine/kernel';

/** Hash boxes by day, week and month; without prizes. */
export const PERIODS = ['day', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

export type ListedBoard = Board | `hash-${Period}`;

const WEEK_DAYS = 7;
/** Days before 1970-01-01 in its week: that was a Thursday, and a week begins on Monday. */
const DAYS_INTO_FIRST_WEEK = 3;

/** Returns the Monday of a house day's week. Days since 1970-01-01. */
const weekOf = (day: number): number => day - ((day + DAYS_INTO_FIRST_WEEK) % WEEK_DAYS);
/** Returns the first of a house day's month. */
const monthOf = (day: number): number => day - Number(houseDate(day).slice(-2)) + 1;

const firstDays: Readonly<Record<Period, (day: number) => number>> = {
  day: (day) => day,
  week: weekOf,
  month: monthOf,
};
/** Returns the first day of a period. */
export const firstDayOf = (period: Period, day: number): number => firstDays[period](day);

export const HASH_BOARDS: readonly (readonly [ListedBoard, (day: number) => number])[] = PERIODS.map(
  (period) => [`hash-${period}`, firstDays[period]],
);
