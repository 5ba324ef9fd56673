import type { Database } from 'better-sqlite3';
import { LoginClaimed, LoginReleased, PlayerRegistered } from '@skins/engine/accounts';
import type { Projection } from '../projections/projection.ts';

/** A login that was claimed for a player who has not registered. Time in milliseconds since 1970. */
export interface OpenClaim {
  /** the login's stream */
  readonly login: string;
  readonly player: string;
  readonly time: number;
}

/** One row for each claim whose registration is under way, or was cut off: a handful. */
export const openClaims: Projection = {
  name: 'open-claims',
  version: 1,
  tables: ['open_claim'],
  schema: `
    CREATE TABLE IF NOT EXISTS open_claim (
      login TEXT PRIMARY KEY, player TEXT NOT NULL, time INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS open_claim_of_player ON open_claim (player)`,
  prepare(database: Database) {
    const open = database.prepare<[string, string, number]>(
      'INSERT OR REPLACE INTO open_claim (login, player, time) VALUES (?, ?, ?)',
    );
    const release = database.prepare<[string]>('DELETE FROM open_claim WHERE login = ?');
    const register = database.prepare<[string]>('DELETE FROM open_claim WHERE player = ?');
    return (batch) => {
      for (const { event, meta } of batch) {
        if (LoginClaimed.is(event)) open.run(meta.stream, event.data.playerId, meta.time);
        else if (LoginReleased.is(event)) release.run(meta.stream);
        else if (PlayerRegistered.is(event)) register.run(event.data.playerId);
      }
    };
  },
};

const PAGE = 100;

/** Claims made before a time, the oldest first; some at once. */
export function claimsBefore(database: Database): (time: number) => readonly OpenClaim[] {
  const find = database.prepare<[number], OpenClaim>(
    `SELECT login, player, time FROM open_claim WHERE time < ? ORDER BY time LIMIT ${PAGE}`,
  );
  return (time) => find.all(time);
}
