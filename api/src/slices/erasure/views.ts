import type { Database } from 'better-sqlite3';
import { LoginGivenUp, playerOf } from '@skins/engine/accounts';
import { PlayerErased } from '@skins/engine/erasure';
import { IdentityReleased } from '@skins/engine/identity';
import type { Projection } from '../../foundation/projections/projection.ts';

/** Name of the projection. */
export const ERASED_PLAYERS = 'erased-players';

/** Erased players, and their logins that are still to be freed: 1 if so. */
const erasedPlayers: Projection = {
  name: ERASED_PLAYERS,
  version: 1,
  tables: ['erased_player'],
  schema: `
    CREATE TABLE IF NOT EXISTS erased_player (
      player TEXT PRIMARY KEY, time INTEGER NOT NULL, phone INTEGER NOT NULL, card INTEGER NOT NULL,
      platform INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS erased_player_open ON erased_player (player) WHERE phone + card + platform > 0`,
  hears: [LoginGivenUp, IdentityReleased, PlayerErased],
  prepare(database: Database) {
    const add = database.prepare<[string, number, number, number, number]>(
      'INSERT OR IGNORE INTO erased_player (player, time, phone, card, platform) VALUES (?, ?, ?, ?, ?)',
    );
    const freed = (column: 'phone' | 'card' | 'platform') =>
      database.prepare<[string]>(`UPDATE erased_player SET ${column} = 0 WHERE player = ?`);
    const [phone, card, platform] = [freed('phone'), freed('card'), freed('platform')];
    return (batch) => {
      for (const { event, meta } of batch) {
        if (LoginGivenUp.is(event)) phone.run(event.data.playerId);
        else if (IdentityReleased.is(event))
          (event.data.kind === 'card' ? card : platform).run(event.data.playerId);
        else if (PlayerErased.is(event)) {
          const left = event.data;
          const one = (hash: string | null) => (hash === null ? 0 : 1);
          add.run(
            playerOf(meta.stream) ?? '',
            meta.time,
            one(left.phone),
            one(left.card),
            one(left.platform),
          );
        }
      }
    };
  },
};

export const views: readonly Projection[] = [erasedPlayers];

/** Returns all erased players. */
export function erasedIn(database: Database): () => string[] {
  const find = database.prepare<[], string>('SELECT player FROM erased_player').pluck();
  return () => find.all();
}

/** Returns erased players with something still to be freed: a few. */
export function unfreedIn(database: Database): () => string[] {
  const find = database
    .prepare<[], string>('SELECT player FROM erased_player WHERE phone + card + platform > 0 LIMIT 100')
    .pluck();
  return () => find.all();
}
