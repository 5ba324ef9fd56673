import type { Database } from 'better-sqlite3';
import type { BeaconDesk } from '../beacon/index.ts';
import type { Game } from '../game/game.ts';
import type { FlowListing } from '../flows/listing.ts';
import type { Live } from '../live/live.ts';
import type { Progress } from '../projections/progress.ts';
import type { PlayedSubject } from '../statistics/index.ts';
import type { Tell } from './tellers.ts';

/** Facts about the machine on which the shop runs. */
interface Machine {
  /** data folder */
  readonly folder: string;
  /** why the log mark cannot be written; undefined if it can */
  readonly markTrouble: () => string | undefined;
  /** why the lists as a whole cannot be read or written; empty if they can */
  readonly listsTrouble: () => readonly string[];
  /** size of the log's WAL */
  readonly walBytes: () => number;
  /** Takes an error that may show that a file is damaged. */
  readonly noteFault: (error: unknown) => void;
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
  /** rows of the projections; read-only */
  readonly readModels: Database;
  /** progress of the projections */
  readonly progress: Progress;
  /** flows that have not ended */
  readonly flows: FlowListing;
  readonly beacons: BeaconDesk;
  readonly version: string;
  /** listeners of the live channels */
  readonly live: Pick<Live, 'connectionsOfAll' | 'players'>;
  /** facts about the machine */
  readonly machine: Machine;
  /** Leaves a trail of an operator's look at players. */
  readonly noteLook: (look: Look) => void;
  /** describes an event in words */
  readonly tell: Tell;
  /** plays of all games compared with the returns that their rules promise */
  readonly played: () => readonly PlayedSubject[];
}
