import { DatedFacts, type EventData, type Paid, type Place, nothingPaid } from '../../kernel/index.ts';
import type { RoomCreated } from './events.ts';
import { EntriesTree } from './audit-tree.ts';

// The auditor's books of rooms.

/** A player who asked to join and is neither in nor turned away. */
interface Waiting {
  readonly joined: Place;
  readonly userSeed: string;
  readonly pass: string | null;
  /** whether they asked after the room's close or end */
  readonly late: boolean;
}

/** A prize's winner: the entry, the event that assigned the prize, and whether it is in the bag. */
interface WinnerBook {
  readonly joined: Place;
  readonly cause: Place;
  given: boolean;
}

/** A room from its creation to its end. */
export interface RoomBook {
  readonly place: Place;
  readonly created: EventData<typeof RoomCreated>;
  readonly issued: Set<string>;
  readonly used: Set<string>;
  /** whether each device lets only one account in */
  limited: boolean;
  /** keyed hashes of devices that let an account in */
  readonly devices: Set<string>;
  /** accounts that claimed a device */
  readonly claimants: Set<string>;
  published: boolean;
  cancelled: boolean;
  closed: boolean;
  /** in log order */
  waiting: Waiting[];
  readonly tree: EntriesTree;
  frozen: { readonly root: string; readonly count: number } | undefined;
  sealed: boolean;
  voided: boolean;
  drawn: { readonly place: Place; readonly reserves: readonly Place[] } | undefined;
  /** by rank, from 1 */
  readonly winners: (WinnerBook | null)[];
  passed: number;
  given: number;
  /** highest rank noted as given */
  noted: number;
}

/** Books of a player's stream; JSON. */
export interface Own extends Paid {
  /** by room: the question by which the player is in, or waits */
  readonly joined: Record<string, Place>;
  invitedBy: string | null;
  userSeed: string | null;
}

export interface Shop {
  /** facts, by stream: rooms that have not ended */
  readonly rooms: Map<string, RoomBook>;
  /** fact: number of helpers, by room and player */
  readonly helped: Map<string, number>;
  /** fact: players whose accounts were erased */
  readonly erased: Set<string>;
  /** fact: prices of skins, in 1/10,000 gem */
  readonly listed: DatedFacts<number>;
  epoch: number;
  entries: number;
  draws: number;
  held: bigint;
  given: bigint;
}

export interface Books {
  readonly own: Own;
  readonly shop: Shop;
}

export const ownBook = (): Own => ({
  ...nothingPaid(),
  joined: {},
  invitedBy: null,
  userSeed: null,
});

export const shopBook = (): Shop => ({
  rooms: new Map(),
  helped: new Map(),
  erased: new Set(),
  listed: new DatedFacts(),
  epoch: 1,
  entries: 0,
  draws: 0,
  held: 0n,
  given: 0n,
});

export const roomBook = (place: Place, created: RoomBook['created']): RoomBook => ({
  place,
  created,
  issued: new Set(),
  used: new Set(),
  limited: false,
  devices: new Set(),
  claimants: new Set(),
  published: false,
  cancelled: false,
  closed: false,
  waiting: [],
  tree: new EntriesTree(),
  frozen: undefined,
  sealed: false,
  voided: false,
  drawn: undefined,
  winners: [],
  passed: 0,
  given: 0,
  noted: 0,
});

/** Returns whether players may still get in, at least those who asked in time. */
export const isTaking = ({ published, cancelled, voided, frozen }: RoomBook): boolean =>
  published && !cancelled && !voided && frozen === undefined;

/** Returns whether there will be no draw. */
export const isOff = ({ cancelled, voided }: RoomBook): boolean => cancelled || voided;
