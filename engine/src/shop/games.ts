import { type AnySlice, type MeasureName, typesIn } from '../kernel/index.ts';

/** Which slices are games, and what begins a play of one: said by their measures alone, so a new game is known unasked. */
export interface Games {
  readonly names: ReadonlySet<string>;
  /** the game, by type of event: where a player writes one, a play begins */
  readonly ofType: ReadonlyMap<string, string>;
  /** the game, by command with which a player begins a play */
  readonly ofCommand: ReadonlyMap<string, string>;
}

/** A play is begun by what is one, or by what is held for one. */
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
