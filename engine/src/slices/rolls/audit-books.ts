import { DatedFacts, type EventData, type Paid, type Place, nothingPaid } from '../../kernel/index.ts';
import type { RoomCreated } from './events.ts';
import { EntriesTree } from './audit-tree.ts';

// What the auditor remembers of rooms.

/** Somebody who asked to join and is neither in nor turned away. */
interface Waiting {
  readonly joined: Place;
  readonly userSeed: string;
  readonly pass: string | null;
  /** asked behind the room's close, or its end */
  readonly late: boolean;
}

/** Who has a prize: the entry, and what gave it the prize; whether it is in the bag. */
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
  /** whether each device lets one account in */
  limited: boolean;
  /** keyed hashes of the devices that let an account in */
  readonly devices: Set<string>;
  /** accounts that claimed a device */
  readonly claimants: Set<string>;
  published: boolean;
  cancelled: boolean;
  closed: boolean;
  /** in the order of the log */
  waiting: Waiting[];
  readonly tree: EntriesTree;
  frozen: { readonly root: string; readonly count: number } | undefined;
  sealed: boolean;
  voided: boolean;
  drawn: { readonly place: Place; readonly reserves: readonly Place[] } | undefined;
  /** by rank, from 1 on */
  readonly winners: (WinnerBook | null)[];
  passed: number;
  given: number;
  /** the rank up to which prizes were noted as given */
  noted: number;
}

/** Of a player's stream; JSON. */
export interface Own extends Paid {
  /** the question by which the player is in a room, or waits to be */
  readonly joined: Record<string, Place>;
  invitedBy: string | null;
  userSeed: string | null;
}

export interface Shop {
  /** facts, by stream: rooms that have not ended */
  readonly rooms: Map<string, RoomBook>;
  /** fact: how many helped, by room and player */
  readonly helped: Map<string, number>;
  /** fact: players who have no account any more */
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

/** Whether players may get in still, or those who asked in time. */
export const isTaking = ({ published, cancelled, voided, frozen }: RoomBook): boolean =>
  published && !cancelled && !voided && frozen === undefined;

/** Whether there will be no draw. */
export const isOff = ({ cancelled, voided }: RoomBook): boolean => cancelled || voided;
