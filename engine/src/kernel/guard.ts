import { type Command, type Told, rejected } from './decider.ts';
import type { AnyEvent } from './event.ts';

/** Checks on a command besides its own. Times in milliseconds since 1970. */
export interface Guard<State, Refusal> {
  /** Returns why the command is not decided; undefined if it is. */
  readonly before?: (state: State, time: number) => Refusal | undefined;
  /** Returns why the command's events are not written; undefined if they are. */
  readonly after?: (state: State, events: readonly AnyEvent[], time: number) => Refusal | undefined;
}

/** Wraps a command in guards, the outermost first. Its events pass them from the inside out. */
export const guarded = <
  State,
  Input,
  Context,
  Rejection extends { readonly code: string },
  Refusal extends { readonly code: string },
  Reply,
>(
  command: Command<State, Input, Context, Rejection, Reply>,
  guards: readonly Guard<State, Refusal>[],
): Command<State, Input, Told<Context>, Rejection | Refusal, Reply> => ({
  name: command.name,
  decide(state, input, { moment: { time }, own }) {
    for (const { before } of guards) {
      const refusal = before?.(state, time);
      if (refusal !== undefined) return rejected(refusal);
    }
    const decision = command.decide(state, input, own);
    if (decision.kind === 'rejected') return decision;
    for (let n = guards.length - 1; n >= 0; n -= 1) {
      const refusal = guards[n]?.after?.(state, decision.events, time);
      if (refusal !== undefined) return rejected(refusal);
    }
    return decision;
  },
  reply: (events, input) => command.reply(events, input),
});
