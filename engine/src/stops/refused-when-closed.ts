import { type Command, type Told, rejected } from '../kernel/index.ts';
import type { StopReason } from './events.ts';

/** A game takes no new plays. */
export type GameClosed =
  | { readonly code: 'game-stopped'; readonly game: string; readonly reason: StopReason }
  /** by the published switches */
  | { readonly code: 'game-off'; readonly game: string };

/** A command that begins a play, refused while its game takes none, before anything else is looked at. */
export const refusedWhenClosed = <State, Input, Context, Rejection extends { readonly code: string }, Reply>(
  command: Command<State, Input, Told<Context>, Rejection, Reply>,
  closedAt: (time: number) => GameClosed | undefined,
): Command<State, Input, Told<Context>, Rejection | GameClosed, Reply> => ({
  name: command.name,
  decide(state, input, told) {
    const closed = closedAt(told.moment.time);
    return closed === undefined ? command.decide(state, input, told) : rejected(closed);
  },
  reply: (events, input) => command.reply(events, input),
});
