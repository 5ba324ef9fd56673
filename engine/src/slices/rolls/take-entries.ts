import type { Sha256Hex } from '../../fairness/index.ts';
import {
  type AnyEvent,
  type Command,
  type Moment,
  type Place,
  accepted,
  idOf,
  streamOf,
} from '../../kernel/index.ts';
import type { TreeHash } from '../../transparency/index.ts';
import { entrantOf } from '../../fairness/index.ts';
import { hashAhead } from './entries-tree.ts';
import { EntriesTaken, EntryTurnedAway, FOLLOW_MS, type TurnedAway } from './events.ts';
import { type Room, type RoomState, roomPhaseOf } from './state.ts';

/** A question to join, as in the log. */
export interface Asked {
  readonly joined: Place;
  readonly userSeed: string;
  readonly pass: string | null;
  /** whether it comes after the room's close or end */
  readonly late: boolean;
}

interface TakeEntries {
  /** the question before these; null: these are the first */
  readonly after: Place | null;
  /** the next questions, in log order */
  readonly asked: readonly Asked[];
}

interface TakeEntriesContext extends Pick<Moment, 'time'> {
  readonly hash: Sha256Hex;
  /** hash for the tree over the room's entries */
  readonly treeHash: TreeHash;
}

/** Answer to a question: the number of the entry, from 1, or why there is none. */
export type Answered = { readonly n: number } | { readonly why: TurnedAway };

type Taken = Parameters<typeof EntriesTaken.of>[0]['entries'];

/** Takes the next questions, in log order. Writes nothing if another process took them before. */
export const takeEntries: Command<
  RoomState,
  TakeEntries,
  TakeEntriesContext,
  never,
  ReadonlyMap<Place, Answered>
> = {
  name: 'take-entries',
  decide({ room }, { after, asked }, context) {
    return room.last === after ? accepted(...eventsOf(room, asked, context)) : accepted();
  },
  reply: (events) => new Map(events.flatMap(answersIn)),
};

function eventsOf(
  room: Room,
  asked: readonly Asked[],
  { time, hash, treeHash }: TakeEntriesContext,
): AnyEvent[] {
  const events: AnyEvent[] = [];
  const used = new Set<string>();
  let { tree } = room;
  let taken: Taken = [];
  const write = () => {
    if (taken.length === 0) return;
    const event = EntriesTaken.of({ first: tree.size + 1, entries: taken });
    tree = hashAhead(tree, event.data, treeHash);
    events.push(event);
    taken = [];
  };
  for (const one of asked) {
    const { joined, userSeed, pass } = one;
    const why = whyNot(room, one, used);
    if (why === undefined) {
      if (pass !== null) used.add(pass);
      taken.push({ joined, entrant: entrantOf(hash, idOf(streamOf(joined))), userSeed, pass });
    } else {
      write();
      events.push(EntryTurnedAway.of({ joined, why, due: time + FOLLOW_MS }));
    }
  }
  write();
  return events;
}

function answersIn(event: AnyEvent): readonly (readonly [Place, Answered])[] {
  if (EntryTurnedAway.is(event)) return [[event.data.joined, { why: event.data.why }]];
  if (!EntriesTaken.is(event)) return [];
  const { first, entries } = event.data;
  return entries.map(({ joined }, k) => [joined, { n: first + k }]);
}

function whyNot(room: Room, { late, pass }: Asked, used: ReadonlySet<string>): TurnedAway | undefined {
  const phase = roomPhaseOf(room);
  if (late || (phase !== 'open' && phase !== 'closed')) return 'room-closed';
  const again = pass !== null && room.created?.door === 'once' && (room.used.has(pass) || used.has(pass));
  return again ? 'password-used' : undefined;
}
