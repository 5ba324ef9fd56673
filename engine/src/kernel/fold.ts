import type { AnyEvent, EventKind } from './event.ts';
import type { MeasureName, Measured, Vocabulary } from './measures.ts';
import type { KeptClass } from './plain-state.ts';

/** The log's metadata of an event. */
export interface EventMeta {
  readonly stream: string;
  /** from 1, without gaps in its stream */
  readonly version: number;
  /** milliseconds since 1970 */
  readonly time: number;
  /** 'player:ID', 'operator:ID', 'flow:STREAM', 'provider:NAME' or 'system' */
  readonly actor: string;
  /** id of the command that wrote it */
  readonly command: string;
}

/** A state and how events change it; pure. */
export interface Fold<State> {
  readonly initial: State;
  /** The event types that may change the state. */
  readonly types: readonly string[];
  evolve(state: State, event: AnyEvent, meta: EventMeta): State;
  readonly reactions: readonly Reaction<State>[];
  /** Returns a state's approximate bytes beyond a few hundred: the part that grows with history. Takes constant time. */
  weigh(state: State): number;
  /** The classes of a state's members, besides plain data and persistent maps. */
  readonly classes: readonly KeptClass[];
  /** Conversion for a stored state outside the log; undefined if none is stored. */
  readonly keeping?: Keeping<State>;
}

/** Converts a state to data that a structured clone copies, and back. */
interface Keeping<State> {
  /** @throws TypeError if a value is of a class that is not listed */
  plain(state: State): unknown;
  /** Returns the state; undefined if the data is of another state. @throws TypeError */
  whole(plain: unknown): State | undefined;
}

/** The change that events of one type make to a state. */
export interface Change<State> {
  readonly type: string;
  apply(state: State, event: AnyEvent, meta: EventMeta): State;
}

/** A reaction to a type of event, or to a measure of any types that have it. */
export interface Reaction<State> {
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

/** Returns the changes of reactions, by event type. */
export const changesOf = <State>(
  reactions: readonly Reaction<State>[],
  measures: readonly Measured[],
): ReadonlyMap<string, readonly Change<State>[]> =>
  Map.groupBy(
    reactions.flatMap((reaction) => reaction.changes(measures)),
    ({ type }) => type,
  );

/**
 * Defines a fold.
 * @param measures measures of the event types that the fold meets; without any it reacts only to types
 * @param weigh omitted for states that do not grow
 * @param classes classes of the state's members, besides plain data and persistent maps
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

/** Returns the same fold with measures. */
export const measuring = <State>(fold: Fold<State>, measures: readonly Measured[]): Fold<State> =>
  foldOf(fold.initial, fold.reactions, {
    measures,
    weigh: (state) => fold.weigh(state),
    classes: fold.classes,
  });
