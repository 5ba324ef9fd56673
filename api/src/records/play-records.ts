import type { Database } from 'better-sqlite3';
import { playerOf } from '@skins/engine/accounts';
import type { EventKind } from '@skins/engine/kernel';
import type { Apply, Heard, Projection } from '../projections/projection.ts';
import type { LoggedEvent } from '../runtime/index.ts';
import { ordinalOf } from '../store/index.ts';
import { prepareStrands, strandTables } from './strands.ts';

/** Names the one strand of each owner. */
export const RECORD = '';

interface Recording {
  readonly name: string;
  readonly version: number;
  readonly table: string;
}

/** Where each player's plays of a game stand in the log, and how many they are. */
export const playRecords = ({
  play,
  ...recording
}: Recording & { readonly play: EventKind<string, unknown> }): Projection =>
  eventRecords({
    ...recording,
    hears: [play],
    ownerOf: ({ event, meta }) => (play.is(event) ? playerOf(meta.stream) : undefined),
  });

/** Where each owner's events stand in the log, and how many they are: a player's plays, a box's opens. A strand to an owner. */
export function eventRecords({
  name,
  version,
  table,
  hears,
  ownerOf,
}: Recording & {
  readonly hears: Heard;
  readonly ownerOf: (logged: LoggedEvent) => string | undefined;
}): Projection {
  const strands = strandTables(table);
  return {
    name,
    version,
    tables: [table, ...strands.tables],
    formerTables: [`${table}_total`],
    schema: `
    CREATE TABLE IF NOT EXISTS ${table} (ordinal INTEGER PRIMARY KEY, before INTEGER) STRICT;
    ${strands.schema}`,
    hears,
    prepare(database: Database): Apply {
      const begin = prepareStrands(database, table);
      const insert = database.prepare<[number, number | null]>(
        `INSERT INTO ${table} (ordinal, before) VALUES (?, ?)`,
      );
      return (batch) => {
        const { add, write } = begin();
        for (const logged of batch) {
          const owner = ownerOf(logged);
          if (owner === undefined) continue;
          const ordinal = ordinalOf(logged.position);
          insert.run(ordinal, add(owner, RECORD, { ordinal, time: 0 }));
        }
        write();
      };
    },
  };
}
