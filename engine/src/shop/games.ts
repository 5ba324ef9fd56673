import { type AnySlice, type MeasureName, typesIn } from '../kernel/index.ts';

/** The games, and the events and commands that begin a play. Derived from measures, so new games are included. */
export interface Games {
  readonly names: ReadonlySet<string>;
  /** game by event type: a player who writes such an event begins a play */
  readonly ofType: ReadonlyMap<string, string>;
  /** game by command with which a player begins a play */
  readonly ofCommand: ReadonlyMap<string, string>;
}

/** Measures that begin a play: a play itself, or a reservation for one. */
const BEGINNING: readonly MeasureName[] = ['plays', 'staked', 'begins'];

export function gamesOf(slices: readonly AnySlice[]): Games {
  const games = slices.filter(({ measures }) => measures.some(({ names }) => names.includes('plays')));
  const ofType = new Map(
    games.flatMap(({ name, measures }) =>
      measures
        .filter(({ names }) => BEGINNING.some((measure) => names.includes(measure)))
        .map(({ type }) => [type, name] as const),
    ),
  );
  const ofCommand = games.flatMap(({ name, audit: { writings } }) =>
    Object.entries(writings)
      .filter(
        ([, { by, writes }]) => by.includes('player') && typesIn(writes).some((type) => ofType.has(type)),
      )
      .map(([command]) => [command, name] as const),
  );
  return { names: new Set(games.map(({ name }) => name)), ofType, ofCommand: new Map(ofCommand) };
}
