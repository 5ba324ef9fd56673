import type { Action } from './flow.ts';
import type { Fold } from './fold.ts';

/** A kind of stream, `<kind>-<id>`: its state, and what a flow has to do next in it. */
export interface StreamKind<State> {
  readonly fold: Fold<State>;
  /** what follows `<kind>-` in its name */
  readonly id: RegExp;
  /** the type of its first event, which never comes again */
  readonly begins: string | undefined;
  /** What is open in a state; pure, and without a clock. Nothing for streams that no flow follows. */
  nextActions(state: State): readonly Action[];
  /** whether a flow follows such streams: whether `nextActions` may ever ask for anything */
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

/** What a slice keeps in a player's stream. */
export interface PlayerPart<State> {
  readonly fold: Fold<State>;
  /** the type of the stream's first event, of the one slice that begins it */
  readonly begins: string | undefined;
  nextActions(state: State): readonly Action[];
  /** whether a flow follows it */
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

/** The kind of a stream: what stands before the first '-'. */
export const kindOf = (stream: string): string => stream.slice(0, Math.max(0, stream.indexOf('-')));
export const idOf = (stream: string): string => stream.slice(stream.indexOf('-') + 1);
