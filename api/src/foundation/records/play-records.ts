import type { Database } from 'better-sqlite3';
import { playerOf } from '@skins/engine/accounts';
import type { EventKind } from '@skins/engine/kernel';
import type { Apply, Heard, Projection } from '../projections/projection.ts';
import type { LoggedEvent } from '../runtime/index.ts';
import { ordinalOf } from '../store/index.ts';
import { prepareStrands, strandTables } from './strands.ts';

/** The strand of the acting player, and the column with the previous row in it. */
export const OWN = 'before';

interface Recording {
  readonly name: string;
  readonly version: number;
  readonly table: string;
  /** tables that only former versions had, or of lists that this one replaces */
  readonly formerTables?: readonly string[];
}

/** Projects the positions of each player's plays of a game, and their number. */
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

/** Projects the positions of events, in the strands of their owners, such as a player and a box. */
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
  /** the strands of each event; each is also the column with the previous row in it */
  readonly links: readonly Link[];
  /** returns the owner of an event by strand; undefined if it has none */
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
