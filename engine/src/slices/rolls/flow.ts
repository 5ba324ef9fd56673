import {
  type Action,
  type Json,
  type Step,
  awaiting,
  idOf,
  sealing,
  stepId,
  streamOf,
} from '../../kernel/index.ts';
import { GIVEN_AT_ONCE } from './events.ts';
import { type Room, type RoomState, roomPhaseOf } from './state.ts';

/** The port that reads questions from the log and finds the checkpoint over the entries. */
export const ROLLS_PORT = 'rolls';

type Created = NonNullable<Room['created']>;

/** Returns a room's next actions. Players who were turned away are told first, in every phase. */
export function nextActions({ room }: RoomState): readonly Action[] {
  const { created } = room;
  if (created === undefined || room.ended !== undefined) return [];
  return [...told(created, room), ...ofPhase(created, room)];
}

function ofPhase(created: Created, room: Room): readonly Action[] {
  switch (roomPhaseOf(room)) {
    case 'created':
    case 'open':
      return [
        { do: 'until', at: created.closesAt, act: own(created, created.place, 'close-room') },
        // Takes questions that were not taken before a process died.
        call(created.place, 'take'),
      ];
    case 'closed':
      return room.closed === undefined
        ? []
        : [call(room.closed.place, 'take'), own(created, room.closed.place, 'freeze-room')];
    case 'frozen':
      return room.frozen === undefined ? [] : sealed(created, room.frozen.place);
    case 'sealed':
      return room.sealed === undefined ? [] : awaited(created, room.sealed.place);
    case 'drawn':
      return giving(created, room);
    case 'over': {
      const cause = (room.voided ?? room.cancelled ?? created).place;
      return [call(cause, 'take'), own(created, cause, 'end-room')];
    }
    case 'none':
    case 'ended':
    default:
      return [];
  }
}

/** Waits for the checkpoint, which must come before the round; without a beacon, the house's seed draws at once. */
function sealed(created: Created, frozen: string): readonly Action[] {
  const { source } = created;
  if (!('chain' in source)) return [own(created, frozen, 'hold-draw', { house: true })];
  const late = step(created, stepId(frozen, 2), 'void-room', { reason: 'late' });
  return sealing({ latest: source.time, late, seal: call(frozen, 'seal') });
}

function awaited(created: Created, sealed: string): readonly Action[] {
  const { source } = created;
  if (!('chain' in source)) return [];
  const take = { id: stepId(sealed, 1), stream: streamOf(created.place), name: 'hold-draw' };
  const givenUp = step(created, stepId(sealed, 2), 'void-room', { reason: 'no-beacon' });
  return [awaiting(source, { take, givenUp })];
}

/** Gives the next prizes, then notes the progress; finally ends the room. */
function giving(created: Created, { winners, given, step: cause }: Room): readonly Action[] {
  if (given === winners.length) return [call(cause, 'take'), own(created, cause, 'end-room')];
  const through = Math.min(given + GIVEN_AT_ONCE, winners.length);
  const ranks = Array.from({ length: through - given }, (_, k) => given + k + 1);
  return [
    ...ranks.flatMap((rank) => grant(created, winners[rank - 1] ?? null, rank)),
    own(created, cause, 'note-prizes', { through, step: cause }),
  ];
}

function grant(created: Created, winner: Room['winners'][number], rank: number): readonly Step[] {
  const prize = created.prizes[rank - 1];
  if (winner === null || prize === undefined) return [];
  const { joined, cause } = winner;
  // Derived from the event that assigned the prize; the room's own steps use the lower numbers.
  const id = stepId(cause, GRANTS + rank);
  return [
    {
      do: 'command',
      id,
      stream: streamOf(joined),
      name: 'grant-prize',
      input: { roomId: idOf(streamOf(created.place)), joined, cause, rank, ...prize },
      refused: step(created, `${id}/pass`, 'pass-prize', { rank, joined }),
    },
  ];
}

const GRANTS = 100;

const told = (created: Created, { turned }: Room): readonly Step[] =>
  turned.map(({ joined, why, cause }) => ({
    do: 'command',
    id: stepId(cause, 1),
    stream: streamOf(joined),
    name: 'refuse-entry',
    input: { roomId: idOf(streamOf(created.place)), joined, cause, why },
  }));

const own = (created: Created, cause: string, name: string, input: Json = {}): Step =>
  step(created, stepId(cause, 1), name, input);

const step = (created: Created, id: string, name: string, input: Json): Step => ({
  do: 'command',
  id,
  stream: streamOf(created.place),
  name,
  input,
});

const call = (cause: string, what: 'take' | 'seal'): Extract<Action, { readonly do: 'call' }> => ({
  do: 'call',
  key: `${cause}/${what}`,
  to: ROLLS_PORT,
  request: { what },
});
