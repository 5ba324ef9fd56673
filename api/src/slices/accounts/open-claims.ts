import type { Database } from 'better-sqlite3';
import {
  LoginBound,
  LoginClaimed,
  LoginReleased,
  LoginUnbound,
  PlayerRegistered,
} from '@skins/engine/accounts';
import { placeOf } from '@skins/engine/kernel';
import type { Projection } from '../../foundation/projections/projection.ts';
import type { OpenBinding } from './phone-change.ts';

/** A login claimed for a player who has not registered yet. Time in milliseconds since 1970. */
interface OpenClaim {
  /** stream of the login */
  readonly login: string;
  readonly player: string;
  readonly time: number;
}

/** Lists claims whose registration, and bindings whose unbinding, is running or was interrupted: a few rows. */
export const openClaims: Projection = {
  name: 'open-claims',
  version: 2,
  tables: ['open_claim', 'open_binding'],
  schema: `
    CREATE TABLE IF NOT EXISTS open_claim (
      login TEXT PRIMARY KEY, player TEXT NOT NULL, time INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS open_claim_of_player ON open_claim (player);
    CREATE TABLE IF NOT EXISTS open_binding (
      bound TEXT PRIMARY KEY, former TEXT NOT NULL, player TEXT NOT NULL, time INTEGER NOT NULL) STRICT, WITHOUT ROWID`,
  hears: [LoginClaimed, LoginReleased, PlayerRegistered, LoginBound, LoginUnbound],
  prepare(database: Database) {
    const open = database.prepare<[string, string, number]>(
      'INSERT OR REPLACE INTO open_claim (login, player, time) VALUES (?, ?, ?)',
    );
    const release = database.prepare<[string]>('DELETE FROM open_claim WHERE login = ?');
    const register = database.prepare<[string]>('DELETE FROM open_claim WHERE player = ?');
    const bind = database.prepare<[string, string, string, number]>(
      'INSERT OR REPLACE INTO open_binding (bound, former, player, time) VALUES (?, ?, ?, ?)',
    );
    const unbind = database.prepare<[string]>('DELETE FROM open_binding WHERE bound = ?');
    return (batch) => {
      for (const { event, meta } of batch) {
        if (LoginClaimed.is(event)) open.run(meta.stream, event.data.playerId, meta.time);
        else if (LoginReleased.is(event)) release.run(meta.stream);
        else if (PlayerRegistered.is(event)) register.run(event.data.playerId);
        else if (LoginBound.is(event))
          bind.run(placeOf(meta.stream, meta.version), event.data.former, event.data.playerId, meta.time);
        else if (LoginUnbound.is(event)) unbind.run(event.data.bound);
      }
    };
  },
};

const PAGE = 100;

/** Returns claims made before a time, the oldest first, at most a page. */
export function claimsBefore(database: Database): (time: number) => readonly OpenClaim[] {
  const find = database.prepare<[number], OpenClaim>(
    `SELECT login, player, time FROM open_claim WHERE time < ? ORDER BY time LIMIT ${PAGE}`,
  );
  return (time) => find.all(time);
}

/** Returns bindings made before a time whose former logins are still bound, the oldest first, at most a page. */
export function bindingsBefore(database: Database): (time: number) => readonly OpenBinding[] {
  const find = database.prepare<[number], OpenBinding>(
    `SELECT bound, former, player FROM open_binding WHERE time < ? ORDER BY time LIMIT ${PAGE}`,
  );
  return (time) => find.all(time);
}
