import { type AnySlice, type MeasureName, typesIn } from '../kernel/index.ts';

/** The games, and the events and commands that begin a play. Derived from measures, so new games are included. */
export interface Games {
  readonly names: ReadonlySet<string>;
  /** game by event type: a player who writes such an event begins a play */
  readonly ofType: ReadonlyMap<string, string>;
  /** games by command with which a player begins a play: the command needs all of them open */
  readonly ofCommand: ReadonlyMap<string, readonly string[]>;
  /** by game, the others that each of its plays needs open too */
  readonly within: ReadonlyMap<string, readonly string[]>;
}

/** Measures that make a slice a game. */
const PLAYED: readonly MeasureName[] = ['plays', 'leads'];
/** Measures that begin a play: a play itself, a reservation for one, or what it plays by. */
const BEGINNING: readonly MeasureName[] = ['plays', 'staked', 'begins', 'leads'];

export function gamesOf(slices: readonly AnySlice[]): Games {
  const games = slices.filter(({ measures }) => measures.some(hasAny(PLAYED)));
  const ofType = new Map(
    games.flatMap(({ name, measures }) =>
      measures.filter(hasAny(BEGINNING)).map(({ type }) => [type, name] as const),
    ),
  );
  const ofCommand = new Map(
    slices.flatMap(({ audit: { writings } }) =>
      Object.entries(writings).flatMap(([command, { by, writes }]) => {
        const begun = typesIn(writes).flatMap((type) => ofType.get(type) ?? []);
        return by.includes('player') && begun.length > 0 ? [[command, [...new Set(begun)]] as const] : [];
      }),
    ),
  );
  const within = new Map(games.map(({ name }) => [name, sharedBy(name, [...ofCommand.values()])]));
  return { names: new Set(games.map(({ name }) => name)), ofType, ofCommand, within };
}

const hasAny =
  (measures: readonly MeasureName[]) =>
  ({ names }: { readonly names: readonly MeasureName[] }): boolean =>
    measures.some((measure) => names.includes(measure));

/** Returns the other games that all commands of a game belong to. */
function sharedBy(game: string, commands: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...rest] = commands.filter((games) => games.includes(game));
  return first.filter((other) => other !== game && rest.every((games) => games.includes(other)));
}
