import type { Database } from 'better-sqlite3';
import { PlayerRegistered, playerOf } from '@skins/engine/accounts';
import { ItemsGranted, ItemsMoved, changeOfHeld } from '@skins/engine/bag';
import { WalletPosted } from '@skins/engine/wallet';
import { listOver } from '../../foundation/lists/description.ts';
import { indexesOf } from '../../foundation/lists/indexes.ts';
import { ranksOf } from '../../foundation/lists/ranks.ts';
import type { Projection } from '../../foundation/projections/projection.ts';
import type { LoggedEvent } from '../../foundation/runtime/index.ts';
import { measuresOf } from '../../foundation/statistics/measures.ts';
import { openClaims } from './open-claims.ts';

/** A player in the operators' list. Amounts in 1/10,000 gem, times in milliseconds since 1970. */
export interface ListedPlayer {
  readonly player: string;
  readonly registered: number;
  readonly balance: number;
  readonly items: number;
  readonly opens: number;
  readonly staked: number;
  /** time of the last event in the stream */
  readonly seen: number;
}

interface Tables {
  readonly player_list: ListedPlayer;
  readonly player_count: { readonly id: number; readonly players: number };
}

/** The operators' list of players. There may be a million, so every query uses an index. */
export const listedPlayers = listOver<Tables>()('player_list', {
  whose: null,
  id: 'player',
  sortable: ['player', 'registered', 'balance', 'opens', 'staked'],
  filters: { begin: { prefix: 'player' }, registered: { range: 'registered' } },
  total: { table: 'player_count', column: 'players' },
  ranked: true,
});

interface PlayerSums {
  registered: number | null;
  balance: number | null;
  items: number;
  opens: number;
  staked: number;
}

/** One row per player. */
const playerList: Projection = {
  name: 'player-list',
  version: 5,
  tables: ['player_list', 'player_count', ...ranksOf(listedPlayers)],
  schema: `
    CREATE TABLE IF NOT EXISTS player_list (
      player TEXT PRIMARY KEY, registered INTEGER NOT NULL, balance INTEGER NOT NULL, items INTEGER NOT NULL,
      opens INTEGER NOT NULL, staked INTEGER NOT NULL, seen INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    ${indexesOf(listedPlayers)}
    CREATE INDEX IF NOT EXISTS player_list_by_seen ON player_list (seen);
    CREATE TABLE IF NOT EXISTS player_count (
      id INTEGER PRIMARY KEY CHECK (id = 1), players INTEGER NOT NULL) STRICT;`,
  hears: 'everything',
  prepare(database: Database) {
    const upsert = database.prepare<[string, number, number, number, number, number, number, number | null]>(
      `INSERT INTO player_list (player, registered, balance, items, opens, staked, seen) VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET balance = COALESCE(?, balance), items = items + excluded.items,
         opens = opens + excluded.opens, staked = staked + excluded.staked, seen = excluded.seen`,
    );
    const add = database.prepare<[number]>(
      'INSERT INTO player_count (id, players) VALUES (1, ?) ON CONFLICT DO UPDATE SET players = players + excluded.players',
    );
    const changed = new Map<string, PlayerSums & { seen: number }>();
    return (events, more = false) => {
      const registrations = events.filter(({ event }) => PlayerRegistered.is(event)).length;
      if (registrations > 0) add.run(registrations);
      for (const logged of events) count(changed, logged);
      if (more) return;
      for (const [player, { registered, balance, items, opens, staked, seen }] of changed)
        upsert.run(player, registered ?? seen, balance ?? 0, items, opens, staked, seen, balance);
      changed.clear();
    };
  },
};

export const views: readonly Projection[] = [playerList, openClaims];

function count(changed: Map<string, PlayerSums & { seen: number }>, { event, meta }: LoggedEvent): void {
  const player = playerOf(meta.stream);
  if (player === undefined) return;
  const sums = changed.get(player) ?? {
    registered: null,
    balance: null,
    items: 0,
    opens: 0,
    staked: 0,
    seen: 0,
  };
  changed.set(player, sums);
  sums.seen = meta.time;
  if (PlayerRegistered.is(event)) sums.registered = meta.time;
  else if (WalletPosted.is(event)) sums.balance = event.data.balance;
  else if (ItemsGranted.is(event))
    sums.items += event.data.items.length + (event.data.extra?.items.length ?? 0);
  else if (ItemsMoved.is(event)) sums.items += changeOfHeld(event.data);
  const measures = measuresOf(event);
  if (measures === undefined) return;
  sums.opens += measures.plays;
  sums.staked += measures.staked;
}

/** Counts registered players. It reads one row, because every home page asks. */
export const countPlayers = (database: Database): (() => number) => {
  const count = database.prepare<[], { players: number }>('SELECT players FROM player_count');
  return () => count.get()?.players ?? 0;
};

/** Counts players since a time in milliseconds since 1970: those with an event since, and those who registered. */
export function playersSince(database: Database) {
  const seen = database.prepare<[number], number>('SELECT COUNT(*) FROM player_list WHERE seen >= ?').pluck();
  const registered = database
    .prepare<[number], number>('SELECT COUNT(*) FROM player_list WHERE registered >= ?')
    .pluck();
  return {
    seen: (time: number): number => seen.get(time) ?? 0,
    registered: (time: number): number => registered.get(time) ?? 0,
  };
}
