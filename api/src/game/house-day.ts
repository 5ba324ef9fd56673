import { houseDay } from '@skins/engine/kernel';
import type { Game } from './game.ts';

/** The house's day that goes on, as days since 1970-01-01. */
export function today({ clock, houseOffset }: Pick<Game, 'clock' | 'houseOffset'>): number {
  const now = clock();
  return houseDay(now, houseOffset(now));
}
