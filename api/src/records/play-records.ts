import type { Database } from 'better-sqlite3';
import { playerOf } from '@skins/engine/accounts';
import type { EventKind } from '@skins/engine/kernel';
import { listOver } from '../lists/description.ts';
import type { Apply, Heard, Projection } from '../projections/projection.ts';
import type { LoggedEvent } from '../runtime/index.ts';
import type { Position } from '../store/index.ts';

/** An event in its owner's record: what it was stands in the log. */
interface RecordRow {
  readonly owner: string;
  readonly position: Position;
}

interface RecordTotal {
  readonly owner: string;
  readonly events: number;
}

/** An owner's events, by when they were made. */
export const recordList = (table: string) =>
  listOver<Readonly<Record<string, RecordRow & RecordTotal>>>()(table, {
    whose: 'owner',
    id: 'position',
    sortable: ['position'],
    filters: {},
    total: { table: `${table}_total`, column: 'events' },
  });

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

/** Where each owner's events stand in the log, and how many they are: a player's plays, a box's opens. */
export const eventRecords = ({
  name,
  version,
  table,
  hears,
  ownerOf,
}: Recording & {
  readonly hears: Heard;
  readonly ownerOf: (logged: LoggedEvent) => string | undefined;
}): Projection => ({
  name,
  version,
  tables: [table, `${table}_total`],
  schema: `
    CREATE TABLE IF NOT EXISTS ${table} (
      owner TEXT NOT NULL, position TEXT NOT NULL, PRIMARY KEY (owner, position)) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS ${table}_total (
      owner TEXT PRIMARY KEY, events INTEGER NOT NULL) STRICT, WITHOUT ROWID;`,
  hears,
  prepare(database: Database): Apply {
    const add = database.prepare<[string, Position]>(`INSERT INTO ${table} (owner, position) VALUES (?, ?)`);
    const count = database.prepare<[string, number]>(
      `INSERT INTO ${table}_total (owner, events) VALUES (?, ?) ON CONFLICT DO UPDATE SET events = events + excluded.events`,
    );
    return (batch) => {
      const counts = new Map<string, number>();
      for (const logged of batch) {
        const owner = ownerOf(logged);
        if (owner === undefined) continue;
        add.run(owner, logged.position);
        counts.set(owner, (counts.get(owner) ?? 0) + 1);
      }
      for (const [owner, events] of counts) count.run(owner, events);
    };
  },
});
