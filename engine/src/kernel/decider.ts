import type { AnyEvent } from './event.ts';
import type { Place } from './place.ts';

export interface Accepted {
  readonly kind: 'accepted';
  /** empty if there was nothing to do */
  readonly events: readonly AnyEvent[];
}

export interface Rejected<Rejection> {
  readonly kind: 'rejected';
  readonly rejection: Rejection;
}

/** The result of a command: events, or an expected refusal as a value. */
export type Decision<Rejection> = Accepted | Rejected<Rejection>;

export const accepted = (...events: AnyEvent[]): Accepted => ({ kind: 'accepted', events });
export const rejected = <const Rejection>(rejection: Rejection): Rejected<Rejection> => ({
  kind: 'rejected',
  rejection,
});

/** The time and place at which a command is decided. */
export interface Moment {
  /** milliseconds since 1970, read once for both the decision and the record */
  readonly time: number;
  /** place of the command's first event */
  readonly at: Place;
}

/** The context of a command with guards: its own context, and the time and place besides. */
export interface Told<Context> {
  readonly moment: Moment;
  readonly own: Context;
}

/** One command of a slice. Pure: time, actor, catalogue, seeds and ids come through the context. */
export interface Command<State, Input, Context, Rejection extends { readonly code: string }, Reply> {
  /** verb-noun, the name of its file */
  readonly name: string;
  decide(state: State, input: Input, context: Context): Decision<Rejection>;
  /** Returns the answer, from the recorded events alone: a repeat gets the same one. */
  reply(events: readonly AnyEvent[], input: Input): Reply;
}

/** A command of any slice. */
export type AnyCommand = Command<never, never, never, { readonly code: string }, unknown>;
