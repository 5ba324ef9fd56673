import type { BeaconChain } from './beacon-rounds.ts';
import { fixedRound } from './fixed-round.ts';

// The round of a draw that freezes when it is full: a battle or a wish (docs/fairness.md, sections 13 and 14).

/** Least time from the last seat or share to the round, milliseconds. */
export const FULL_ROUND_AFTER_MS = 9_000;
/** Least time from the signed checkpoint to the round, milliseconds. */
export const FULL_SEAL_BEFORE_MS = 3_000;
/** How many rounds the fixed one is above the newest that the shop had verified. */
export const FULL_ROUNDS_ABOVE = 3;

/** A beacon, and its newest round that was verified here. */
export interface BeaconNow {
  readonly chain: BeaconChain;
  readonly newest: number;
}

/** Returns the round of a draw that is full at a time, in milliseconds since 1970. */
export const fullRound = ({ chain, newest }: BeaconNow, time: number): ReturnType<typeof fixedRound> =>
  fixedRound(chain, time + FULL_ROUND_AFTER_MS, newest + FULL_ROUNDS_ABOVE);
