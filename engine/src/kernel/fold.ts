import type { AnyEvent, EventKind } from './event.ts';

/** What the log knows of an event beside its data. */
export interface EventMeta {
  readonly stream: string;
  /** from 1, without gaps, in its stream */
  readonly version: number;
  /** milliseconds since 1970 */
  readonly time: number;
  /** 'player', 'system' or 'operator:NAME' */
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
}

/** What one type of event does to a slice's state. */
export interface Reaction<State> {
  readonly type: string;
  apply(state: State, event: AnyEvent, meta: EventMeta): State;
}

export const on = <State, Data>(
  kind: EventKind<string, Data>,
  react: (state: State, data: Data, meta: EventMeta) => State,
): Reaction<State> => ({
  type: kind.type,
  apply: (state, event, meta) => (kind.is(event) ? react(state, event.data, meta) : state),
});

export function foldOf<State>(initial: State, reactions: readonly Reaction<State>[]): Fold<State> {
  const byType = new Map(reactions.map((reaction) => [reaction.type, reaction]));
  return {
    initial,
    types: [...byType.keys()],
    evolve: (state, event, meta) => byType.get(event.type)?.apply(state, event, meta) ?? state,
  };
}

/** Several slices' folds as one: each event goes to the slices that react to it. */
export function combine<State extends object>(folds: {
  readonly [Key in keyof State]: Fold<State[Key]>;
}): Fold<State> {
  const initial: State = Object.assign(
    {},
    ...Object.entries<Fold<unknown>>(folds).map(([key, fold]) => ({ [key]: fold.initial })),
  );
  const interested = new Map<string, (keyof State)[]>();
  for (const key in folds)
    for (const type of folds[key].types) interested.set(type, [...(interested.get(type) ?? []), key]);
  return {
    initial,
    types: [...interested.keys()],
    evolve(state, event, meta) {
      const keys = interested.get(event.type);
      if (keys === undefined) return state;
      const next = { ...state };
      for (const key of keys) next[key] = folds[key].evolve(state[key], event, meta);
      return next;
    },
  };
}
