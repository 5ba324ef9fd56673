import type { AnyAudit } from './audit.ts';
import type { AnyCommand } from './decider.ts';
import type { AnyEventType } from './event.ts';
import type { Fold } from './fold.ts';
import type { Writing } from './grammar.ts';
import type { Measured } from './measures.ts';
import type { PublishedRules } from './published.ts';
import type { AnyStreamKind, PlayerPart, StreamKind } from './stream.ts';

/** Why a slice has none of something: absent by decision, not by oversight. */
export interface None {
  readonly none: string;
}

/** A feature of the shop, whole: what the engine, the runtime, the projections and the auditor know of it. */
export interface Slice<
  Name extends string,
  Events extends Readonly<Record<string, AnyEventType>>,
  Player extends PlayerPart<unknown> | None,
  Streams extends Readonly<Record<string, AnyStreamKind>>,
  Commands extends Readonly<Record<string, AnyCommand>>,
  Audit extends AnyAudit,
> {
  readonly name: Name;
  /** all types of its `events.ts`, each under its own name */
  readonly events: Events;
  /** what it keeps in a player's stream */
  readonly player: Player;
  /** kinds of streams that it owns, by what stands before the first '-' of their names */
  readonly streams: Streams;
  readonly commands: Commands;
  readonly measures: readonly Measured[];
  /** rules that it plays by and that operators publish */
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

/** Checks a slice where it stands, and infers what others derive from it. */
export const defineSlice = <
  const Name extends string,
  const Events extends { readonly [Type in keyof Events]: AnyEventType & { readonly type: Type } },
  Player extends PlayerPart<unknown> | None,
  const Streams extends Readonly<Record<string, AnyStreamKind>>,
  const Commands extends { readonly [Command in keyof Commands]: AnyCommand },
  // A command that the auditor does not know how to read does not compile.
  Audit extends AnyAudit & { readonly writings: Readonly<Record<keyof Commands, Writing>> },
>(
  slice: Slice<Name, Events, Player, Streams, Commands, Audit>,
): Slice<Name, Events, Player, Streams, Commands, Audit> => slice;

/** The members that slices have in a player's state, by slice. */
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
