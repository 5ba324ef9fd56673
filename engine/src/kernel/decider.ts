import type { AnyEvent } from './event.ts';
import type { Place } from './place.ts';

export interface Accepted {
  readonly kind: 'accepted';
  /** empty when there was nothing left to do */
  readonly events: readonly AnyEvent[];
}

export interface Rejected<Rejection> {
  readonly kind: 'rejected';
  readonly rejection: Rejection;
}

/** What a command leads to: facts, or an expected refusal as a value. */
export type Decision<Rejection> = Accepted | Rejected<Rejection>;

export const accepted = (...events: AnyEvent[]): Accepted => ({ kind: 'accepted', events });
export const rejected = <const Rejection>(rejection: Rejection): Rejected<Rejection> => ({
  kind: 'rejected',
  rejection,
});

/** When and where a command is decided. */
export interface Moment {
  /** milliseconds since 1970: read once, for the decision and the record alike */
  readonly time: number;
  /** where the command's first event will stand */
  readonly at: Place;
}

/** What a command is told that is asked about more than its own concerns: its own context, and the moment beside it. */
export interface Told<Context> {
  readonly moment: Moment;
  readonly own: Context;
}

/** One command of a slice. Pure: time, actor, catalogue, seeds and ids enter through the context. */
export interface Command<State, Input, Context, Rejection extends { readonly code: string }, Reply> {
  /** verb-noun, the name of its file */
  readonly name: string;
  decide(state: State, input: Input, context: Context): Decision<Rejection>;
  /** The answer, out of the recorded facts alone: a repeat gets the very same one. */
  reply(events: readonly AnyEvent[], input: Input): Reply;
}

/** A command of any slice. */
export type AnyCommand = Command<never, never, never, { readonly code: string }, unknown>;
