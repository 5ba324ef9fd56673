import type { Database } from 'better-sqlite3';
import { playerOf } from '@skins/engine/accounts';
import { BoxOpened } from '@skins/engine/boxes';
import type { Projection } from '../projections/projection.ts';
import type { Position } from '../store/index.ts';

const KEPT = 200;

/** The latest opens of all players, for the feed of latest drops. */
const dropFeed: Projection = {
  name: 'drop-feed',
  version: 1,
  tables: ['drop_feed'],
  schema: `CREATE TABLE IF NOT EXISTS drop_feed (
    position TEXT PRIMARY KEY, time INTEGER NOT NULL, player TEXT NOT NULL, box_id TEXT NOT NULL,
    version_hash TEXT NOT NULL, skin_id TEXT NOT NULL, ticket INTEGER NOT NULL) STRICT, WITHOUT ROWID`,
  prepare(database: Database) {
    const insert = database.prepare<[Position, number, string, string, string, string, number]>(
      'INSERT INTO drop_feed (position, time, player, box_id, version_hash, skin_id, ticket) VALUES (?, ?, ?, ?, ?, ?, ?)',
    );
    const forget = database.prepare<[number]>(
      'DELETE FROM drop_feed WHERE position <= (SELECT position FROM drop_feed ORDER BY position DESC LIMIT 1 OFFSET ?)',
    );
    return (batch) => {
      const opened = batch.filter(({ event }) => BoxOpened.is(event)).slice(-KEPT);
      for (const { event, meta, position } of opened) {
        const player = playerOf(meta.stream);
        if (!BoxOpened.is(event) || player === undefined) continue;
        const { boxId, versionHash, skinId, ticket } = event.data;
        insert.run(position, meta.time, player, boxId, versionHash, skinId, ticket);
      }
      if (opened.length > 0) forget.run(KEPT);
    };
  },
};

export const views: readonly Projection[] = [dropFeed];

/** An open in the feed. */
export interface DropRow {
  readonly position: Position;
  readonly time: number;
  readonly player: string;
  readonly box_id: string;
  readonly version_hash: string;
  readonly skin_id: string;
  readonly ticket: number;
}

/** The feed up to a moment, newest first; younger entries wait until their reel has stopped. */
export function dropsUntil(database: Database): (time: number, limit: number) => DropRow[] {
  const rows = database.prepare<[number, number], DropRow>(
    'SELECT * FROM drop_feed WHERE time <= ? ORDER BY position DESC LIMIT ?',
  );
  return (time, limit) => rows.all(time, limit);
}
