import { houseDay, offsetText } from '@skins/engine/kernel';
import type { Game } from './game.ts';

const MINUTE_MS = 60_000;
const LAST_TOLD = Date.UTC(9999, 11, 31, 23, 59);

/** 2026-11-20 18:00 UTC+08:00. @param offset of the house, in minutes ahead of UTC */
export function houseTime(time: number, offset: number): string {
  const told = new Date(Math.min(time + offset * MINUTE_MS, LAST_TOLD));
  return `${told.toISOString().slice(0, 16).replace('T', ' ')} UTC${offsetText(offset)}`;
}

type Clocks = Pick<Game, 'clock' | 'houseOffset'>;

/** The same, as the house's clocks go now. */
export const houseTimeNow = ({ clock, houseOffset }: Clocks, time: number): string =>
  houseTime(time, houseOffset(clock()));

/** The house's day that goes on, as days since 1970-01-01. */
export function today({ clock, houseOffset }: Clocks): number {
  const now = clock();
  return houseDay(now, houseOffset(now));
}
