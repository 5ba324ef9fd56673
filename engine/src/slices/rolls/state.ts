import { Set as PersistentSet } from 'immutable';
import {
  type EventData,
  type Fold,
  type Place,
  combine,
  foldOf,
  invariant,
  on,
  placeOf,
} from '../../kernel/index.ts';
import { type Proposals, proposals } from '../operators/index.ts';
import type { Frontier } from '../../transparency/index.ts';
import { treeAfter } from './entries-tree.ts';
import {
  DevicesLimited,
  DrawHeld,
  EntriesTaken,
  EntryTurnedAway,
  PasswordsIssued,
  PrizePassed,
  PrizesGiven,
  RoomCancelled,
  RoomClosed,
  RoomCreated,
  RoomEnded,
  RoomFrozen,
  RoomPublished,
  RoomSealed,
  RoomVoided,
} from './events.ts';

/** Time of an event, in milliseconds since 1970, and its place. */
interface Happened {
  readonly place: Place;
  readonly time: number;
}

/** A prize's winner: the entry, and the event that assigned the prize. */
interface Winner {
  readonly joined: Place;
  readonly cause: Place;
}

/** A player who asked and is not in. */
interface Turned extends EventData<typeof EntryTurnedAway> {
  readonly cause: Place;
}

/** A roll room. Members for single events are set once the event has happened. */
export interface Room {
  readonly created: (EventData<typeof RoomCreated> & Happened) | undefined;
  readonly published: Happened | undefined;
  /** each device lets only one account in */
  readonly limited: Happened | undefined;
  readonly cancelled: (EventData<typeof RoomCancelled> & Happened) | undefined;
  readonly closed: Happened | undefined;
  readonly frozen: (EventData<typeof RoomFrozen> & Happened) | undefined;
  readonly sealed: (EventData<typeof RoomSealed> & Happened) | undefined;
  readonly drawn: (EventData<typeof DrawHeld> & Happened) | undefined;
  readonly voided: (EventData<typeof RoomVoided> & Happened) | undefined;
  readonly ended: (EventData<typeof RoomEnded> & Happened) | undefined;
  /** keyed hashes of one-time passwords */
  readonly issued: PersistentSet<string>;
  readonly used: PersistentSet<string>;
  /** tree over the taken entries */
  readonly tree: Frontier;
  /** the last question, taken or turned away */
  readonly last: Place | null;
  readonly turned: readonly Turned[];
  /** by rank, from 1; null: nobody is left to win it */
  readonly winners: readonly (Winner | null)[];
  /** number of reserves that replaced a winner */
  readonly passed: number;
  /** the rank up to which all prizes are given */
  readonly given: number;
  /** place of the draw, or of the last change of its prizes: names the next step */
  readonly step: Place;
}

/** State of a room's stream: the room, and its publication while it waits for another operator. */
export interface RoomState {
  readonly room: Room;
  readonly proposals: Proposals;
}

/** created: not published; over: cancelled or void, and about to end. */
export type RoomPhase =
  'none' | 'created' | 'open' | 'closed' | 'frozen' | 'sealed' | 'drawn' | 'over' | 'ended';

const NONE: Room = {
  created: undefined,
  published: undefined,
  limited: undefined,
  cancelled: undefined,
  closed: undefined,
  frozen: undefined,
  sealed: undefined,
  drawn: undefined,
  voided: undefined,
  ended: undefined,
  issued: PersistentSet(),
  used: PersistentSet(),
  tree: { size: 0, nodes: [] },
  last: null,
  turned: [],
  winners: [],
  passed: 0,
  given: 0,
  step: '',
};

const ROOM_BYTES = 4_000;
const PASSWORD_BYTES = 150;
const DRAWN_BYTES = 3_000;

interface Meta {
  readonly stream: string;
  readonly version: number;
  readonly time: number;
}
const happened = ({ stream, version, time }: Meta): Happened => ({ place: placeOf(stream, version), time });

const roomFold: Fold<Room> = foldOf<Room>(
  NONE,
  [
    on(RoomCreated, (state, data, meta) => ({ ...state, created: { ...data, ...happened(meta) } })),
    on(DevicesLimited, (state, _data, meta) => ({ ...state, limited: happened(meta) })),
    on(PasswordsIssued, (state, { hashes }) => ({ ...state, issued: state.issued.union(hashes) })),
    on(RoomPublished, (state, _data, meta) => ({ ...state, published: happened(meta) })),
    on(RoomCancelled, (state, data, meta) => ({ ...state, cancelled: { ...data, ...happened(meta) } })),
    on(EntriesTaken, taken),
    on(EntryTurnedAway, (state, data, { stream, version }) => ({
      ...state,
      last: data.joined,
      turned: [...state.turned, { ...data, cause: placeOf(stream, version) }],
    })),
    on(RoomClosed, (state, _data, meta) => ({ ...state, closed: happened(meta) })),
    on(RoomFrozen, (state, data, meta) => ({ ...state, frozen: { ...data, ...happened(meta) } })),
    on(RoomSealed, (state, data, meta) => ({ ...state, sealed: { ...data, ...happened(meta) } })),
    on(DrawHeld, (state, data, meta) => {
      const { place, time } = happened(meta);
      const winners = data.winners.map(({ joined }) => ({ joined, cause: place }));
      return { ...state, drawn: { ...data, place, time }, winners, step: place };
    }),
    on(PrizePassed, (state, { rank, to }, { stream, version }) => {
      const step = placeOf(stream, version);
      const winner = to === null ? null : { joined: to, cause: step };
      const passed = state.passed + (to === null ? 0 : 1);
      return { ...state, winners: state.winners.with(rank - 1, winner), passed, step };
    }),
    on(PrizesGiven, (state, { through }, { stream, version }) => ({
      ...state,
      given: through,
      step: placeOf(stream, version),
    })),
    on(RoomVoided, (state, data, meta) => ({ ...state, voided: { ...data, ...happened(meta) } })),
    on(RoomEnded, (state, data, meta) => ({ ...state, ended: { ...data, ...happened(meta) } })),
  ],
  {
    weigh: ({ issued, used, winners }) =>
      ROOM_BYTES + (issued.size + used.size) * PASSWORD_BYTES + winners.length * DRAWN_BYTES,
  },
);

function taken(state: Room, data: EventData<typeof EntriesTaken>): Room {
  const { first, entries } = data;
  invariant(first === state.tree.size + 1, 'entries are numbered as they come');
  const used = entries.flatMap(({ pass }) => (pass === null ? [] : [pass]));
  return {
    ...state,
    tree: treeAfter(state.tree, data),
    last: entries.at(-1)?.joined ?? state.last,
    used: state.used.union(used),
  };
}

export const room: Fold<RoomState> = combine<RoomState>({ room: roomFold, proposals });

/** Returns the phase of a room. */
export function roomPhaseOf(room: Room): RoomPhase {
  const { created, published, cancelled, closed, frozen, sealed, drawn, voided, ended } = room;
  if (ended !== undefined) return 'ended';
  if (cancelled !== undefined || voided !== undefined) return 'over';
  if (drawn !== undefined) return 'drawn';
  if (sealed !== undefined) return 'sealed';
  if (frozen !== undefined) return 'frozen';
  if (closed !== undefined) return 'closed';
  if (published !== undefined) return 'open';
  return created === undefined ? 'none' : 'created';
}
