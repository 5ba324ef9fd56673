import {
  type AnyCommand,
  type AnyEventType,
  type AnySlice,
  type AnyStreamKind,
  type Codec,
  type Fold,
  type Measured,
  type PlayerOf,
  type PublishedRules,
  type StreamKind,
  type StreamsOf,
  codecOf,
  combine,
  idOf,
  kindOf,
} from '../kernel/index.ts';
import { type Games, gamesOf } from './games.ts';
import { measuring } from './measuring.ts';

export type Slices = Readonly<Record<string, AnySlice>>;

/** The kinds of streams: those that slices own, and the player's, which all slices share. */
export type StreamKinds<All> = {
  readonly [Kind in keyof StreamsOf<All>]: StreamKind<StreamsOf<All>[Kind]>;
} & { readonly player: StreamKind<PlayerOf<All>> };

/** Several slices combined. */
export interface Shop<All> {
  /** in the order of their names */
  readonly slices: readonly AnySlice[];
  /** codec of every event type */
  readonly codec: Codec;
  readonly measures: readonly Measured[];
  readonly games: Games;
  /** commands with which players order gems */
  readonly ordering: ReadonlySet<string>;
  /** commands with which players enter a chance for value without a stake */
  readonly entering: ReadonlySet<string>;
  readonly streams: StreamKinds<All>;
  /** by name */
  readonly commands: ReadonlyMap<string, AnyCommand>;
  readonly rules: ReadonlyMap<string, PublishedRules<unknown>>;
  /** Returns the kind of a stream; undefined if there is none. */
  streamKindOf(stream: string): AnyStreamKind | undefined;
}

/** A shop of any slices. */
export type AnyShop = Omit<Shop<unknown>, 'streams'>;

const PLAYER_ID = /^[a-z0-9]{1,40}$/;

/**
 * Combines slices to a shop.
 * @throws Error if two slices share a name that must be unique, or one is listed under another name
 */
export function shopOf<const All extends Slices>(listed: All): Shop<All> {
  const slices = Object.entries<AnySlice>(listed)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, slice]) => called(name, slice));
  const measures = slices.flatMap((slice) => slice.measures);
  // Counters would see both readings of an event, but the auditor only one.
  unique(
    'measured type',
    measures.map((one) => [one.type, one] as const),
  );
  const kinds = unique('kind of stream', [
    ...slices.flatMap(({ streams }) => Object.entries(streams)),
    ['player', playerKind<PlayerOf<All>>(slices, measures)],
  ]);
  return {
    slices,
    codec: codecOf(slices.flatMap(({ events }): AnyEventType[] => Object.values(events))),
    measures,
    games: gamesOf(slices),
    ordering: measuring(slices, 'orders'),
    entering: measuring(slices, 'enters'),
    streams: Object.assign({}, ...[...kinds].map(([name, kind]) => ({ [name]: kind }))),
    commands: unique(
      'command',
      slices.flatMap(({ commands }) => Object.entries(commands)),
    ),
    rules: unique(
      'name of rules',
      slices.flatMap(({ rules }) => rules.map((one) => [one.name, one] as const)),
    ),
    streamKindOf(stream) {
      const kind = kinds.get(kindOf(stream));
      return kind?.id.test(idOf(stream)) === true ? kind : undefined;
    },
  };
}

/** Returns the kind of players' streams: every slice has its part in them. */
function playerKind<State extends object>(
  slices: readonly AnySlice[],
  measures: readonly Measured[],
): StreamKind<State> {
  const parts = slices.flatMap(({ name, player }) => ('none' in player ? [] : [{ name, ...player }]));
  const [begins, another] = parts.map((part) => part.begins).filter((type) => type !== undefined);
  if (another !== undefined) throw new Error(`the stream of a player begins with ${begins} and ${another}`);
  const fold: Fold<State> = combine(
    Object.assign({}, ...parts.map(({ name, fold: own }) => ({ [name]: own }))),
    measures,
  );
  const following = parts.filter(({ follows }) => follows);
  return {
    fold,
    id: PLAYER_ID,
    begins,
    nextActions: (state) => following.flatMap((part) => part.nextActions(Reflect.get(state, part.name))),
    follows: following.length > 0,
  };
}

/** Checks that a slice is listed under its own name: types use the list's names, states the slices' own. */
function called(name: string, slice: AnySlice): AnySlice {
  if (slice.name !== name) throw new Error(`the slice ${slice.name} is listed as ${name}`);
  return slice;
}

function unique<Value>(
  what: string,
  entries: readonly (readonly [name: string, Value])[],
): ReadonlyMap<string, Value> {
  const byName = new Map(entries);
  if (byName.size !== entries.length) {
    const twice = entries.find(([name], n) => entries.findIndex(([other]) => other === name) !== n);
    throw new Error(`two slices have a ${what} called ${twice?.[0]}`);
  }
  return byName;
}
