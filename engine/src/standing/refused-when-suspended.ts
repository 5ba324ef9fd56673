import { type Command, type Told, rejected } from '../kernel/index.ts';
import type { SuspendReason } from './events.ts';
import { type Standing, suspensionAt } from './state.ts';

/** The player may do nothing for now. */
export interface PlayerSuspendedRejection {
  readonly code: 'player-suspended';
  readonly reason: SuspendReason;
  /** milliseconds since 1970; null: until it is lifted */
  readonly until: number | null;
}

/** A player's command, refused while the player is suspended, whatever it would do. */
export const refusedWhenSuspended = <
  State extends { readonly standing: Standing },
  Input,
  Context,
  Rejection extends { readonly code: string },
  Reply,
>(
  command: Command<State, Input, Context, Rejection, Reply>,
): Command<State, Input, Told<Context>, Rejection | PlayerSuspendedRejection, Reply> => ({
  name: command.name,
  decide(state, input, { moment, own }) {
    const suspension = suspensionAt(state.standing, moment.time);
    return suspension === undefined
      ? command.decide(state, input, own)
      : rejected({ code: 'player-suspended', reason: suspension.reason, until: suspension.until });
  },
  reply: (events, input) => command.reply(events, input),
});
