import { houseDay, offsetText } from '@skins/engine/kernel';
import type { Game } from './game.ts';

const MINUTE_MS = 60_000;
const LAST_TOLD = Date.UTC(9999, 11, 31, 23, 59);

/** Formats a time like 2026-11-20 18:00 UTC+08:00. @param offset of house time, in minutes ahead of UTC */
export function houseTime(time: number, offset: number): string {
  const told = new Date(Math.min(time + offset * MINUTE_MS, LAST_TOLD));
  return `${told.toISOString().slice(0, 16).replace('T', ' ')} UTC${offsetText(offset)}`;
}

type Clocks = Pick<Game, 'clock' | 'houseOffset'>;

/** Formats a time with the current offset of house time. */
export const houseTimeNow = ({ clock, houseOffset }: Clocks, time: number): string =>
  houseTime(time, houseOffset(clock()));

/** Returns the current house day, as days since 1970-01-01. */
export function today({ clock, houseOffset }: Clocks): number {
  const now = clock();
  return houseDay(now, houseOffset(now));
}
