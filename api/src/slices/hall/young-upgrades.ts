import type { Database } from 'better-sqlite3';
import { LatestOf } from '../../foundation/records/index.ts';
import { type ListedUpgrade, RECORDS } from '../upgrades/views.ts';
import { sortedTicket } from './counted.ts';
import { HALL, type TallyRow } from './views.ts';

/** Who asks, and until when upgrades of others have landed, in milliseconds since 1970. */
export interface Asking {
  readonly caller: string | undefined;
  readonly until: number;
}

/** A page of a list. */
export interface Part {
  readonly offset: number;
  readonly limit: number;
}

/** Upgrades that have not landed for a caller: the end of the list, or of what its indexes hold of a player or a skin. */
export const ALL_TURNING = 'FROM upgrade_play WHERE position > ? AND player IS NOT ?';
/** Of those what a projection has added up. */
export const turningIn = (projection: string) =>
  `${ALL_TURNING} AND position <= (SELECT position FROM projection WHERE name = '${projection}')`;
export const TURNING = turningIn(HALL);

/** What the statements above take. */
export type Turning = readonly [landed: string, caller: string | null];

/** Says for a caller up to which upgrade all have landed. */
export const turningFor = (database: Database) => {
  const upgrades = new LatestOf(database, RECORDS);
  return ({ caller, until }: Asking): Turning => [upgrades.until(until, 1)[0] ?? '', caller ?? null];
};

/** An upgrade, by the parts that it is counted in. */
export const sorted = ({ won, win_up_to: winUpTo, ticket }: ListedUpgrade) => ({
  won,
  ...sortedTicket(winUpTo, ticket),
});

/** Takes upgrades off what was added up. */
export function without(sums: TallyRow, young: readonly ReturnType<typeof sorted>[]): TallyRow {
  const left = { plays: sums.plays, wins: sums.wins, chances: sums.chances, squares: sums.squares };
  for (const { won, chance, square } of young) {
    left.plays -= 1;
    left.wins -= won;
    left.chances -= chance;
    left.squares -= square;
  }
  return left;
}
