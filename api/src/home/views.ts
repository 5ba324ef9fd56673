import type { Database } from 'better-sqlite3';
import { playerOf } from '@skins/engine/accounts';
import { BoxOpened } from '@skins/engine/boxes';
import type { Projection } from '../projections/projection.ts';
import type { Position } from '../store/index.ts';

/** What the live channel goes on from when the shop is started again. */
const KEPT = 10_000;

/** The latest opens of all players, for the feed of latest drops. */
const dropFeed: Projection = {
  name: 'drop-feed',
  version: 3,
  tables: ['drop_feed', 'drop_feed_count'],
  schema: `
    CREATE TABLE IF NOT EXISTS drop_feed (
    position TEXT PRIMARY KEY, time INTEGER NOT NULL, player TEXT NOT NULL, box_id TEXT NOT NULL,
    version_hash TEXT NOT NULL, skin_id TEXT NOT NULL, ticket INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS drop_feed_count (
      id INTEGER PRIMARY KEY CHECK (id = 1), opens INTEGER NOT NULL) STRICT;
    INSERT OR IGNORE INTO drop_feed_count VALUES (1, 0);`,
  hears: [BoxOpened],
  prepare(database: Database) {
    const insert = database.prepare<[Position, number, string, string, string, string, number]>(
      'INSERT INTO drop_feed (position, time, player, box_id, version_hash, skin_id, ticket) VALUES (?, ?, ?, ?, ?, ?, ?)',
    );
    const forget = database.prepare<[number]>(
      'DELETE FROM drop_feed WHERE position IN (SELECT position FROM drop_feed ORDER BY position LIMIT ?)',
    );
    // Counted, as looking for the row that is so far from the end walks over all in between.
    const count = database.prepare<[], number>('SELECT opens FROM drop_feed_count').pluck();
    const recount = database.prepare<[number]>('UPDATE drop_feed_count SET opens = ?');
    return (batch) => {
      let opens = count.get() ?? 0;
      for (const { event, meta, position } of batch.filter((one) => BoxOpened.is(one.event)).slice(-KEPT)) {
        const player = playerOf(meta.stream);
        if (!BoxOpened.is(event) || player === undefined) continue;
        const { boxId, versionHash, skinId, ticket } = event.data;
        insert.run(position, meta.time, player, boxId, versionHash, skinId, ticket);
        opens += 1;
      }
      if (opens > KEPT) forget.run(opens - KEPT);
      recount.run(Math.min(opens, KEPT));
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
