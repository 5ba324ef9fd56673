import type { AnyAudit } from './audit.ts';
import type { AnyCommand } from './decider.ts';
import type { AnyEventType } from './event.ts';
import type { Fold } from './fold.ts';
import type { Writing } from './grammar.ts';
import type { Measured } from './measures.ts';
import type { PublishedRules } from './published.ts';
import type { AnyStreamKind, PlayerPart, StreamKind } from './stream.ts';

/** Says why a slice lacks something: by decision, not by oversight. */
export interface None {
  readonly none: string;
}

/** A complete feature of the shop, as the engine, the runtime, the projections and the auditor know it. */
export interface Slice<
  Name extends string,
  Events extends Readonly<Record<string, AnyEventType>>,
  Player extends PlayerPart<unknown> | None,
  Streams extends Readonly<Record<string, AnyStreamKind>>,
  Commands extends Readonly<Record<string, AnyCommand>>,
  Audit extends AnyAudit,
> {
  readonly name: Name;
  /** all event types of its `events.ts`, each under its own name */
  readonly events: Events;
  /** its part of a player's stream */
  readonly player: Player;
  /** kinds of streams that it owns, by the part of the name before the first '-' */
  readonly streams: Streams;
  readonly commands: Commands;
  readonly measures: readonly Measured[];
  /** rules that it plays by and operators publish */
  readonly rules: readonly PublishedRules<unknown>[];
  readonly audit: Audit;
}

export type AnySlice = Slice<
  string,
  Readonly<Record<string, AnyEventType>>,
  PlayerPart<unknown> | None,
  Readonly<Record<string, AnyStreamKind>>,
  Readonly<Record<string, AnyCommand>>,
  AnyAudit
>;

/** Checks a slice where it is defined, and infers the types that others derive. */
export const defineSlice = <
  const Name extends string,
  const Events extends { readonly [Type in keyof Events]: AnyEventType & { readonly type: Type } },
  Player extends PlayerPart<unknown> | None,
  const Streams extends Readonly<Record<string, AnyStreamKind>>,
  const Commands extends { readonly [Command in keyof Commands]: AnyCommand },
  // A command without an audit grammar does not compile.
  Audit extends AnyAudit & { readonly writings: Readonly<Record<keyof Commands, Writing>> },
>(
  slice: Slice<Name, Events, Player, Streams, Commands, Audit>,
): Slice<Name, Events, Player, Streams, Commands, Audit> => slice;

/** The members of a player's state, by slice. */
export type PlayerOf<Slices> = {
  readonly [
    Name in keyof Slices as Slices[Name] extends { readonly player: PlayerPart<unknown> } ? Name : never
  ]: Slices[Name] extends { readonly player: { readonly fold: Fold<infer State> } } ? State : never;
};

/** The states of all kinds of streams that slices own, by kind. */
export type StreamsOf<Slices> = {
  readonly [Kind in KindsOf<Slices>]: StreamStateOf<Slices[keyof Slices], Kind>;
};
type KindsOf<Slices> = {
  [Name in keyof Slices]: Slices[Name] extends { readonly streams: infer Streams }
    ? keyof Streams & string
    : never;
}[keyof Slices];
type StreamStateOf<Any, Kind extends string> = Any extends { readonly streams: infer Streams }
  ? Kind extends keyof Streams
    ? Streams[Kind] extends StreamKind<infer State>
      ? State
      : never
    : never
  : never;

/** The refusal codes of a slice's commands. */
export type RefusalOf<Any> = Any extends { readonly commands: infer Commands }
  ? {
      [Name in keyof Commands]: Commands[Name] extends {
        decide(state: never, input: never, context: never): infer Decided;
      }
        ? CodeIn<Decided>
        : never;
    }[keyof Commands]
  : never;
type CodeIn<Decided> = Decided extends {
  readonly kind: 'rejected';
  readonly rejection: { readonly code: infer Code };
}
  ? Code
  : never;
