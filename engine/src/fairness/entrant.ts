import type { Sha256Hex } from './sha256.ts';

const DIGITS = 16;

/** Returns a player's public name, the same in every hall and room. */
export const entrantOf = (hash: Sha256Hex, playerId: string): string =>
  hash(`upgrade-hall ${playerId}`).slice(0, DIGITS);
