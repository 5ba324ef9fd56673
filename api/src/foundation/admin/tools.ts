import type { Database } from 'better-sqlite3';
import type { BeaconDesk } from '../beacon/index.ts';
import type { Game } from '../game/game.ts';
import type { FlowListing } from '../flows/listing.ts';
import type { Live } from '../live/live.ts';
import type { Progress } from '../projections/progress.ts';
import type { PlayedSubject } from '../statistics/index.ts';
import type { Tell } from './tellers.ts';

/** What stands around the shop's process. */
interface Machine {
  /** data folder */
  readonly folder: string;
  /** why the mark of the log cannot be written; undefined where it can */
  readonly markTrouble: () => string | undefined;
}

/** An operator's look at players. */
interface Look {
  readonly address: string;
  /** the operator's */
  readonly name: string;
  readonly what: string;
  readonly requestId: string;
}

/**
 * What the operators' resources are made of.
 * @typeParam Desks the desks that a slice's resources need, by the names of their slices
 */
export interface AdminTools<Desks = object> {
  readonly game: Game;
  readonly desks: Desks;
  /** what projections made of the log; only read */
  readonly readModels: Database;
  /** how far they are */
  readonly progress: Progress;
  /** what crosses streams and has not ended */
  readonly flows: FlowListing;
  readonly beacons: BeaconDesk;
  readonly version: string;
  /** who listens to the live channels */
  readonly live: Pick<Live, 'status' | 'players'>;
  /** what the machine says of the shop */
  readonly machine: Machine;
  /** Leaves a trail of an operator's look at players. */
  readonly noteLook: (look: Look) => void;
  /** an event in words */
  readonly tell: Tell;
  /** plays of all games against what their rules promise */
  readonly played: () => readonly PlayedSubject[];
}
