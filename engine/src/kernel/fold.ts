import type { AnyEvent, EventKind } from './event.ts';
import type { MeasureName, Measured, Vocabulary } from './measures.ts';
import type { KeptClass } from './plain-state.ts';

/** What the log knows of an event beside its data. */
export interface EventMeta {
  readonly stream: string;
  /** from 1, without gaps, in its stream */
  readonly version: number;
  /** milliseconds since 1970 */
  readonly time: number;
  /** 'player:ID', 'operator:ID', 'flow:STREAM', 'provider:NAME' or 'system' */
  readonly actor: string;
  /** id of the command that caused it */
  readonly command: string;
}

/** A state and how events change it; pure. */
export interface Fold<State> {
  readonly initial: State;
  /** The event types that may change the state. */
  readonly types: readonly string[];
  evolve(state: State, event: AnyEvent, meta: EventMeta): State;
  readonly reactions: readonly Reaction<State>[];
  /** Bytes of memory that a state takes beyond a few hundred, about: what grows with a history. Costs the same however large it is. */
  weigh(state: State): number;
  /** The classes that its state has members of, beside plain data and persistent maps. */
  readonly classes: readonly KeptClass[];
  /** How a state is kept beside the log; undefined when none is. */
  readonly keeping?: Keeping<State>;
}

/** How a state is taken apart into data that a structured clone copies, and put together again. */
interface Keeping<State> {
  /** @throws TypeError when something in it is of no class that is listed */
  plain(state: State): unknown;
  /** The state; undefined when it is not of these parts. @throws TypeError */
  whole(plain: unknown): State | undefined;
}

/** What events of one type do to a state. */
export interface Change<State> {
  readonly type: string;
  apply(state: State, event: AnyEvent, meta: EventMeta): State;
}

/** What a state reacts to: a type of event, or a measure of whatever types have it. */
interface Reaction<State> {
  changes(measures: readonly Measured[]): readonly Change<State>[];
}

export const on = <State, Data>(
  kind: EventKind<string, Data>,
  react: (state: State, data: Data, meta: EventMeta) => State,
): Reaction<State> => ({
  changes: () => [
    {
      type: kind.type,
      apply: (state, event, meta) => (kind.is(event) ? react(state, event.data, meta) : state),
    },
  ],
});

export const onMeasure = <State, Name extends MeasureName>(
  name: Name,
  react: (state: State, value: Vocabulary[Name], meta: EventMeta) => State,
): Reaction<State> => ({
  changes: (measures) =>
    measures.flatMap((one) => {
      const read = one.reader(name);
      if (read === undefined) return [];
      const apply = (state: State, event: AnyEvent, meta: EventMeta) => {
        const value = read(event);
        return value === undefined ? state : react(state, value, meta);
      };
      return [{ type: one.type, apply }];
    }),
});

/** What reactions do, by type of event. */
export const changesOf = <State>(
  reactions: readonly Reaction<State>[],
  measures: readonly Measured[],
): ReadonlyMap<string, readonly Change<State>[]> =>
  Map.groupBy(
    reactions.flatMap((reaction) => reaction.changes(measures)),
    ({ type }) => type,
  );

/**
 * @param measures of the types of event that the fold meets; without any it reacts to types alone
 * @param weigh left out by states that do not grow
 * @param classes that its state has members of, beside plain data and persistent maps
 */
export function foldOf<State>(
  initial: State,
  reactions: readonly Reaction<State>[],
  {
    measures = [],
    weigh = () => 0,
    classes = [],
  }: {
    measures?: readonly Measured[];
    weigh?: (state: State) => number;
    classes?: readonly KeptClass[];
  } = {},
): Fold<State> {
  const byType = changesOf(reactions, measures);
  return {
    initial,
    reactions,
    weigh,
    classes,
    types: [...byType.keys()],
    evolve(state, event, meta) {
      const changes = byType.get(event.type);
      if (changes === undefined) return state;
      let at = state;
      for (const change of changes) at = change.apply(at, event, meta);
      return at;
    },
  };
}

/** The same fold in the presence of measures. */
export const measuring = <State>(fold: Fold<State>, measures: readonly Measured[]): Fold<State> =>
  foldOf(fold.initial, fold.reactions, {
    measures,
    weigh: (state) => fold.weigh(state),
    classes: fold.classes,
  });
