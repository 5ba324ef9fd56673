import { type Command, accepted, rejected } from '../../kernel/index.ts';
import { NewcomerMoved } from './events.ts';
import { type NewcomerContext, type NewcomerRoom, hasToppedUp, newcomerStatusOf } from './standing.ts';
import type { Newcomers } from './state.ts';

export interface UpdateNewcomer {
  readonly status: number;
}

export interface UpdateNewcomerContext extends NewcomerContext {
  readonly time: number;
}

/** In order of precedence. */
export type UpdateNewcomerRejection =
  /** the window is over, or none was offered */
  | { readonly code: 'newcomer-over' }
  /** the status does not follow from what happened */
  | { readonly code: 'newcomer-status'; readonly status: number }
  /** the room is being listed */
  | { readonly code: 'newcomer-room-off' };

interface State {
  readonly newcomers: Newcomers;
}

/** Moves a player's status forwards, by what really happened (spec 4.4). Repeating the present one writes nothing. */
export const updateNewcomer: Command<
  State,
  UpdateNewcomer,
  UpdateNewcomerContext,
  UpdateNewcomerRejection,
  { status: number }
> = {
  name: 'update-newcomer',
  decide({ newcomers }, { status }, context) {
    const present = newcomerStatusOf(newcomers, context);
    if (status === present) return accepted();
    const { terms, time, room } = context;
    if (status === 6 && present === 5)
      return accepted(NewcomerMoved.of({ status, roomId: stoodFor(newcomers, room) }));
    if (terms === undefined || time >= terms.endsAt) return rejected({ code: 'newcomer-over' });
    const toppedUp = hasToppedUp(newcomers, terms);
    if (status === 5 && present === 4 && newcomers.topUpBox)
      return room === undefined
        ? rejected({ code: 'newcomer-room-off' })
        : accepted(NewcomerMoved.of({ status, roomId: room.roomId }));
    const follows =
      (status === 2 && present === 1) ||
      (status === 3 && present === 1 && toppedUp) ||
      (status === 4 && present === 3 && toppedUp);
    return follows
      ? accepted(NewcomerMoved.of({ status, roomId: null }))
      : rejected({ code: 'newcomer-status', status: present });
  },
  reply: (_events, { status }) => ({ status }),
};

/** Returns the joined room that led to 5 without an event; null if an event did. */
const stoodFor = ({ status }: Newcomers, room: NewcomerRoom | undefined): string | null =>
  status === 5 ? null : (room?.roomId ?? null);
