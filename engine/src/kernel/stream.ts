import type { Action } from './flow.ts';
import type { Fold } from './fold.ts';

/** A kind of stream, `<kind>-<id>`: its state, and the next actions of its flow. */
export interface StreamKind<State> {
  readonly fold: Fold<State>;
  /** pattern of the part after `<kind>-` in its name */
  readonly id: RegExp;
  /** the type of its first event, which never recurs */
  readonly begins: string | undefined;
  /** Returns the open actions of a state; pure, and without a clock. Empty for streams without a flow. */
  nextActions(state: State): readonly Action[];
  /** true if the kind has a flow, so that `nextActions` may return any */
  readonly follows: boolean;
}

export type AnyStreamKind = StreamKind<unknown>;

interface Definition<State> {
  readonly fold: Fold<State>;
  readonly id: RegExp;
  readonly begins?: { readonly type: string };
  readonly nextActions?: (state: State) => readonly Action[];
}

export const defineStream = <State>({
  fold,
  id,
  begins,
  nextActions,
}: Definition<State>): StreamKind<State> => ({ fold, id, begins: begins?.type, ...followed(nextActions) });

/** A slice's part of a player's stream. */
export interface PlayerPart<State> {
  readonly fold: Fold<State>;
  /** the type of the stream's first event; set by the one slice that begins the stream */
  readonly begins: string | undefined;
  nextActions(state: State): readonly Action[];
  /** true if it has a flow */
  readonly follows: boolean;
}

export const playerPart = <State>(
  fold: Fold<State>,
  { begins, nextActions }: Omit<Definition<State>, 'fold' | 'id'> = {},
): PlayerPart<State> => ({ fold, begins: begins?.type, ...followed(nextActions) });

const followed = <State>(
  nextActions: Definition<State>['nextActions'],
): Pick<StreamKind<State>, 'nextActions' | 'follows'> => ({
  nextActions: nextActions ?? (() => []),
  follows: nextActions !== undefined,
});

/** Returns the kind of a stream: the part before the first '-'. */
export const kindOf = (stream: string): string => stream.slice(0, Math.max(0, stream.indexOf('-')));
export const idOf = (stream: string): string => stream.slice(stream.indexOf('-') + 1);
