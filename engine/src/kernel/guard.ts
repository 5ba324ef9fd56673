import { type Command, type Told, rejected } from './decider.ts';
import type { AnyEvent } from './event.ts';

/** What a command is held to beside its own concerns. Times in milliseconds since 1970. */
export interface Guard<State, Refusal> {
  /** Why it is not even decided; undefined when it is. */
  readonly before?: (state: State, time: number) => Refusal | undefined;
  /** Why what it would write is not written; undefined when it is. */
  readonly after?: (state: State, events: readonly AnyEvent[], time: number) => Refusal | undefined;
}

/** A command behind guards, the outermost first: what is decided passes them from the inside out. */
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
