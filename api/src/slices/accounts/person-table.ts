import { table } from '../../foundation/tables/index.ts';

/** Personal data, each player's sealed under a key of its own, which the master secret wraps. */
export const personal = table({
  name: 'personal',
  columns: { player: 'text', wrapped_key: 'bytes', sealed: 'bytes' },
  key: ['player'],
  counted: true,
});

/** A row of personal data, as stored. */
export interface SealedPerson {
  readonly player: string;
  readonly wrapped_key: Buffer;
  readonly sealed: Buffer;
}

/**
 * Returns the word under which what is known of a player changes. What is added selects from the player's row of `personal`, so
 * nothing is added after an erasure.
 */
export const aloneWith = (player: string): string => `person ${player}`;
