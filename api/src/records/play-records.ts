import type { Database } from 'better-sqlite3';
import { playerOf } from '@skins/engine/accounts';
import { listOver } from '../lists/description.ts';
import type { Apply, Projection } from '../projections/projection.ts';
import type { LoggedEvent } from '../runtime/index.ts';
import type { Position } from '../store/index.ts';

/** A play in its player's record: what it was stands in the log. */
interface PlayRow {
  readonly player: string;
  readonly position: Position;
}

interface PlayTotal {
  readonly player: string;
  readonly plays: number;
}

/** A player's plays of a game, by when they were made. */
export const playList = (table: string) =>
  listOver<Readonly<Record<string, PlayRow & PlayTotal>>>()(table, {
    whose: 'player',
    id: 'position',
    sortable: ['position'],
    filters: {},
    total: { table: `${table}_total`, column: 'plays' },
  });

/** Where each player's plays of a game stand in the log, and how many they are. */
export const playRecords = ({
  name,
  version,
  table,
  isPlay,
}: {
  readonly name: string;
  readonly version: number;
  readonly table: string;
  readonly isPlay: (event: LoggedEvent['event']) => boolean;
}): Projection => ({
  name,
  version,
  tables: [table, `${table}_total`],
  schema: `
    CREATE TABLE IF NOT EXISTS ${table} (
      player TEXT NOT NULL, position TEXT NOT NULL, PRIMARY KEY (player, position)) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS ${table}_total (
      player TEXT PRIMARY KEY, plays INTEGER NOT NULL) STRICT, WITHOUT ROWID;`,
  prepare(database: Database): Apply {
    const add = database.prepare<[string, Position]>(`INSERT INTO ${table} (player, position) VALUES (?, ?)`);
    const count = database.prepare<[string, number]>(
      `INSERT INTO ${table}_total (player, plays) VALUES (?, ?) ON CONFLICT DO UPDATE SET plays = plays + excluded.plays`,
    );
    return (batch) => {
      const counts = new Map<string, number>();
      for (const { event, meta, position } of batch) {
        const player = isPlay(event) ? playerOf(meta.stream) : undefined;
        if (player === undefined) continue;
        add.run(player, position);
        counts.set(player, (counts.get(player) ?? 0) + 1);
      }
      for (const [player, plays] of counts) count.run(player, plays);
    };
  },
});
