import type { Text } from '@skins/engine/catalogue';
import type { Database } from 'better-sqlite3';
import type { BeaconDesk } from '../foundation/beacon/index.ts';
import type { Game } from '../foundation/game/game.ts';
import type { Figures } from '../foundation/live/figures.ts';
import type { Live } from '../foundation/live/live.ts';
import type { Progress } from '../foundation/projections/progress.ts';

/**
 * The shop as the handlers of a slice see it.
 * @typeParam Desks the desks that the slice's handlers need, by the names of their slices
 */
export interface Shop<Desks = object> {
  readonly game: Game;
  readonly desks: Desks;
  /** public randomness for draws among players */
  readonly beacons: BeaconDesk;
  /** the lists' tables, read-only */
  readonly readModels: Database;
  /** progress of the lists */
  readonly progress: Progress;
  readonly live: Live;
  /** returns the counters of visitors: measured, or made up for a demonstration */
  readonly counters: () => Figures;
  /** texts of the posting reasons of all slices */
  readonly reasons: ReadonlyMap<string, Text>;
  /** whether requests from the machine itself are also counted by their address */
  readonly addressesCounted: boolean;
  /** returns until when players are turned away, in milliseconds since 1970; 0 if they are not */
  readonly closedUntil: () => number;
  readonly version: string;
}
