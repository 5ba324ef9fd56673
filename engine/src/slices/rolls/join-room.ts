import type { Deeds } from '../deeds/index.ts';
import { type Command, accepted, rejected } from '../../kernel/index.ts';
import { type DrawContext, type Seeds, userSeedOf } from '../seeds/index.ts';
import { ConditionsMet, FOLLOW_MS, type Figure } from './events.ts';
import { figuresOf, isMet } from './figures.ts';
import type { Rolls } from './player.ts';
import { type Room, roomPhaseOf } from './state.ts';

interface JoinRoom {
  readonly roomId: string;
  /** keyed hash of the typed password; null for none */
  readonly pass: string | null;
  /** owner of the invitation code given; null without one */
  readonly through: string | null;
}

export interface JoinRoomContext extends Pick<DrawContext, 'time' | 'playerId' | 'commandId' | 'hash'> {
  /** the room as decided, for use in this decision */
  readonly room: Room;
  readonly vipLevel: number;
  /** friends who helped the player into this room */
  readonly assists: number;
  /** whether no other account entered this room with the player's device */
  readonly ownDevice: boolean;
  /** whether another account of the device is suspended, on a break or excluded */
  readonly heldDevice: boolean;
}

/** In order of precedence. */
export type JoinRoomRejection =
  | { readonly code: 'room-unknown' }
  | { readonly code: 'already-joined' }
  /** it is not open */
  | { readonly code: 'room-closed' }
  /** a host gives prizes, and cannot win them */
  | { readonly code: 'own-room' }
  | { readonly code: 'password-missing' }
  | { readonly code: 'password-wrong' }
  | { readonly code: 'password-used' }
  /** all figures, including those that are met */
  | { readonly code: 'conditions-missing'; readonly figures: readonly Figure[] }
  /** another account of the device is suspended, on a break or excluded */
  | { readonly code: 'device-held' }
  /** another account of the device is in, and the room allows only one */
  | { readonly code: 'device-used' };

interface State {
  readonly rolls: Rolls;
  readonly deeds: Deeds;
  readonly seeds: Seeds;
  readonly accounts: { readonly invitedBy: string | null };
}

/** Asks once to join a room. A player who meets its conditions is in when the room takes the entry, in log order. */
export const joinRoom: Command<State, JoinRoom, JoinRoomContext, JoinRoomRejection, null> = {
  name: 'join-room',
  decide({ rolls, deeds, seeds, accounts }, { roomId, pass, through }, context) {
    const { room, time, playerId } = context;
    const { created } = room;
    if (created === undefined || room.published === undefined) return rejected({ code: 'room-unknown' });
    if (rolls.joined.has(roomId)) return rejected({ code: 'already-joined' });
    if (roomPhaseOf(room) !== 'open' || time >= created.closesAt) return rejected({ code: 'room-closed' });
    if (created.host === playerId) return rejected({ code: 'own-room' });
    const fault = faultOfPassword(room, pass);
    if (fault !== undefined) return rejected({ code: fault });
    const { host, conditions } = created;
    const figures = figuresOf(
      conditions,
      { deeds, invitedBy: accounts.invitedBy },
      { ...context, through, host },
    );
    if (!figures.every(isMet)) return rejected({ code: 'conditions-missing', figures });
    if (context.heldDevice) return rejected({ code: 'device-held' });
    if (room.limited !== undefined && !context.ownDevice) return rejected({ code: 'device-used' });
    return accepted(
      ConditionsMet.of({
        roomId,
        userSeed: seeds.userSeed ?? userSeedOf(context),
        figures: [...figures],
        pass: created.door === 'open' ? null : pass,
        through,
        due: created.closesAt + FOLLOW_MS,
      }),
    );
  },
  reply: () => null,
};

function faultOfPassword({ created, issued, used }: Room, pass: string | null) {
  if (created === undefined || created.door === 'open') return undefined;
  if (pass === null) return 'password-missing';
  if (created.door === 'password') return pass === created.password ? undefined : 'password-wrong';
  if (!issued.has(pass)) return 'password-wrong';
  return used.has(pass) ? 'password-used' : undefined;
}
