import { type Command, rejected } from '../kernel/index.ts';
import type { Erasure } from './state.ts';

/** Nobody is behind this player any more. */
export interface PlayerErasedRejection {
  readonly code: 'player-erased';
}

/** A player's command, refused once the player is erased, whatever it would do. */
export const refusedWhenErased = <
  State extends { readonly erasure: Pick<Erasure, 'erased'> },
  Input,
  Context,
  Rejection extends { readonly code: string },
  Reply,
>(
  command: Command<State, Input, Context, Rejection, Reply>,
): Command<State, Input, Context, Rejection | PlayerErasedRejection, Reply> => ({
  name: command.name,
  decide: (state, input, context) =>
    state.erasure.erased === undefined
      ? command.decide(state, input, context)
      : rejected({ code: 'player-erased' }),
  reply: (events, input) => command.reply(events, input),
});
