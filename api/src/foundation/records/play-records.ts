import type { Database } from 'better-sqlite3';
import { playerOf } from '@skins/engine/accounts';
import type { EventKind } from '@skins/engine/kernel';
import type { Apply, Heard, Projection } from '../projections/projection.ts';
import type { LoggedEvent } from '../runtime/index.ts';
import { ordinalOf } from '../store/index.ts';
import { prepareStrands, strandTables } from './strands.ts';

/** The strand of the player who did it, and the column that says what came before it there. */
export const OWN = 'before';

interface Recording {
  readonly name: string;
  readonly version: number;
  readonly table: string;
  /** of tables that only former versions had, or lists that this one has replaced */
  readonly formerTables?: readonly string[];
}

/** Where each player's plays of a game stand in the log, and how many they are. */
export const playRecords = ({
  play,
  ...recording
}: Recording & { readonly play: EventKind<string, unknown> }): Projection =>
  eventRecords({
    ...recording,
    hears: [play],
    links: [OWN],
    ownersOf({ event, meta }) {
      const player = playerOf(meta.stream);
      return player !== undefined && play.is(event) ? { [OWN]: player } : undefined;
    },
  });

/** Where events stand in the log, and in the strands of those whose they are: of a player and a box, say. */
export function eventRecords<Link extends string>({
  name,
  version,
  table,
  formerTables = [],
  hears,
  links,
  ownersOf,
}: Recording & {
  readonly hears: Heard;
  /** the strands that each of them is in, which are the columns of what came before it there */
  readonly links: readonly Link[];
  /** whose it is, by strand; undefined: nobody's */
  readonly ownersOf: (logged: LoggedEvent) => Readonly<Record<Link, string>> | undefined;
}): Projection {
  const strands = strandTables(table);
  return {
    name,
    version,
    tables: [table, ...strands.tables],
    formerTables: [`${table}_total`, ...formerTables],
    schema: `
    CREATE TABLE IF NOT EXISTS ${table} (
      ordinal INTEGER PRIMARY KEY, time INTEGER NOT NULL, ${links.map((link) => `${link} INTEGER`).join(', ')}) STRICT;
    ${strands.schema}`,
    hears,
    prepare(database: Database): Apply {
      const { add, write } = prepareStrands(database, table)();
      const insert = database.prepare<(number | null)[]>(
        `INSERT INTO ${table} (ordinal, time, ${links.join(', ')}) VALUES (?, ?${', ?'.repeat(links.length)})`,
      );
      return (events, more = false) => {
        for (const logged of events) {
          const owners = ownersOf(logged);
          if (owners === undefined) continue;
          const place = { ordinal: ordinalOf(logged.position), time: 0 };
          insert.run(place.ordinal, logged.meta.time, ...links.map((link) => add(owners[link], link, place)));
        }
        if (!more) write();
      };
    },
  };
}
