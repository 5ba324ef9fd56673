import { canonicalJson } from '../../../engine/src/kernel/canonical.ts';
import type { Command, Decision } from '../../../engine/src/kernel/decider.ts';
import type { AnyEvent } from '../../../engine/src/kernel/event.ts';
import type { EventMeta, Fold } from '../../../engine/src/kernel/fold.ts';
import { invariant } from '../../../engine/src/kernel/invariant.ts';

/** The outcome of a tested command. */
export interface Outcome<State, Rejection, Reply> {
  readonly decision: Decision<Rejection>;
  /** empty if the command was refused */
  readonly events: readonly AnyEvent[];
  /** state after the events */
  readonly state: State;
  /** @throws InvariantBroken if the command was refused: then there is no reply */
  readonly reply: Reply;
}

const STREAM = 'test-stream';

/** Metadata of the n-th event of a test: a second apart, each by a command of its own. */
export const metaOf = (version: number): EventMeta => ({
  stream: STREAM,
  version,
  time: version * 1_000,
  actor: 'player:tester00',
  command: `command-${version}`,
});

/** Returns the state after some events. */
export const foldAll = <State>(fold: Fold<State>, events: readonly AnyEvent[]): State =>
  events.reduce((state, event, n) => fold.evolve(state, event, metaOf(n + 1)), fold.initial);

/**
 * Tests a command: given events, when the command comes, then the outcome. It decides each command twice, because a
 * decider
 * that answers differently the second time is not pure.
 */
export const specify = <State, Input, Context, Rejection extends { readonly code: string }, Reply>(
  fold: Fold<State>,
  command: Command<State, Input, Context, Rejection, Reply>,
) => ({
  given: (...history: readonly AnyEvent[]) => ({
    when(input: Input, context: Context): Outcome<State, Rejection, Reply> {
      const before = foldAll(fold, history);
      const decision = command.decide(before, input, context);
      const again = command.decide(before, input, context);
      invariant(canonicalJson(again) === canonicalJson(decision), 'a decider is pure');
      const events = decision.kind === 'accepted' ? decision.events : [];
      return {
        decision,
        events,
        state: foldAll(fold, [...history, ...events]),
        get reply() {
          invariant(decision.kind === 'accepted', 'only what was accepted is replied to');
          return command.reply(events, input);
        },
      };
    },
  }),
});
