import { DIAL_MS } from '../hall/dial.ts';
import { PlayerRegistered, playerOf } from '@skins/engine/accounts';
import { ItemsGranted, ItemsMoved } from '@skins/engine/bag';
import { SeatSettled } from '@skins/engine/battles';
import { BoxOpened } from '@skins/engine/boxes';
import { BoxVersionPublished } from '@skins/engine/catalogue';
import { LimitSet, RaiseConfirmed } from '@skins/engine/limits';
import { UpgradePlayed } from '@skins/engine/upgrades';
import { WalletPosted } from '@skins/engine/wallet';
import type { Database } from 'better-sqlite3';
import type { Projection } from '../../foundation/projections/projection.ts';
import { RecentMap } from '../../foundation/projections/recent-map.ts';
import type { LoggedEvent } from '../../foundation/runtime/index.ts';
import { HOUSE_CHANGES, houseTable, prepareHouseDays } from '../../foundation/statistics/house-days.ts';
import { userIdOf } from '../hall/counted.ts';
import { stakeOf } from '../upgrades/worth.ts';
import {
  NO_PLAYS,
  type Play,
  type Played,
  type Point,
  type Promised,
  landed,
  promisedBy,
  promisedByUpgrade,
  readPlay,
  readPromised,
  readSums,
  strideOf,
} from './plays.ts';

/** Players whose sums are remembered between batches. */
const PLAYERS = 2_000;
const HOUSE = 'profile';

type Heard = LoggedEvent['event'];

/**
 * Players' plays in sum, with the points of their curves. Plays that had not landed when the newest one was made stand in rows of their
 * own until the next one.
 */
const plays: Projection = {
  name: 'profile-plays',
  version: 2,
  tables: ['profile_version', 'profile_plays', 'profile_young', 'profile_point'],
  schema: `
    CREATE TABLE IF NOT EXISTS profile_version (hash TEXT PRIMARY KEY, promised TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS profile_plays (player TEXT PRIMARY KEY, sums TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS profile_young (
      player TEXT NOT NULL, position TEXT NOT NULL, play TEXT NOT NULL, PRIMARY KEY (player, position)) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS profile_point (
      player TEXT NOT NULL, nth INTEGER NOT NULL, luck TEXT NOT NULL, variance TEXT NOT NULL,
      PRIMARY KEY (player, nth)) STRICT, WITHOUT ROWID;`,
  hears: [BoxVersionPublished, BoxOpened, UpgradePlayed],
  prepare(database: Database) {
    const versions = preparedVersions(database);
    const stored = preparedPlays(database);
    return (batch) => {
      const changed = new Map<string, Changed>();
      for (const logged of batch) {
        const { event, meta } = logged;
        if (BoxVersionPublished.is(event)) versions.add(event.data.versionHash, event.data.odds.items);
        const player = playerOf(meta.stream);
        const play = player === undefined ? undefined : playIn(logged, (hash) => versions.of(hash));
        if (player === undefined || play === undefined) continue;
        const { played, since } = changed.get(player) ?? {
          played: stored.read(player),
          since: play.position,
        };
        const { sums, young, points } = landed(played, meta.time - DIAL_MS);
        stored.addPoints(
          player,
          points,
          strideOf(sums.plays) > strideOf(played.sums.plays) ? sums.plays : undefined,
        );
        changed.set(player, { played: { sums, young: [...young, play] }, since });
      }
      for (const [player, change] of changed) stored.write(player, change);
    };
  },
};

/** A player's plays after a batch. */
interface Changed {
  readonly played: Played;
  /** position of the player's first play in the batch */
  readonly since: string;
}

/** Returns functions that read and write players' plays. */
function preparedPlays(database: Database) {
  const find = database.prepare<[string], string>('SELECT sums FROM profile_plays WHERE player = ?').pluck();
  const keep = database.prepare<[string, string]>(
    'INSERT INTO profile_plays VALUES (?, ?) ON CONFLICT DO UPDATE SET sums = excluded.sums',
  );
  const findYoung = database
    .prepare<[string], string>('SELECT play FROM profile_young WHERE player = ? ORDER BY position')
    .pluck();
  const addYoung = database.prepare<[string, string, string]>('INSERT INTO profile_young VALUES (?, ?, ?)');
  const dropYoung = database.prepare<[string, string]>(
    'DELETE FROM profile_young WHERE player = ? AND position < ?',
  );
  const addPoint = database.prepare<[string, number, string, string]>(
    'INSERT INTO profile_point VALUES (?, ?, ?, ?)',
  );
  const thin = database.prepare<[string, number]>(
    'DELETE FROM profile_point WHERE player = ? AND nth % ? <> 0',
  );
  const recent = new RecentMap<Played>(PLAYERS);
  return {
    read(player: string): Played {
      const known = recent.get(player);
      if (known !== undefined) return known;
      const stored = find.get(player);
      return {
        sums: stored === undefined ? NO_PLAYS : readSums(stored),
        young: findYoung.all(player).map(readPlay),
      };
    },
    /** @param plays number of plays from which on points are further apart; undefined if they are not */
    addPoints(player: string, points: readonly Point[], plays: number | undefined): void {
      for (const { nth, luck, variance } of points) addPoint.run(player, nth, luck, variance);
      if (plays !== undefined) thin.run(player, strideOf(plays));
    },
    write(player: string, { played, since }: Changed): void {
      keep.run(player, JSON.stringify(played.sums));
      dropYoung.run(player, played.young[0]?.position ?? '');
      for (const play of played.young)
        if (play.position >= since) addYoung.run(player, play.position, JSON.stringify(play));
      recent.set(player, played);
    },
  };
}

/** Returns a function that finds what box versions promise, and one that adds a version. */
function preparedVersions(database: Database) {
  const add = database.prepare<[string, string]>(
    'INSERT INTO profile_version VALUES (?, ?) ON CONFLICT DO NOTHING',
  );
  const find = database
    .prepare<[string], string>('SELECT promised FROM profile_version WHERE hash = ?')
    .pluck();
  const known = new Map<string, Promised>();
  return {
    add: (hash: string, items: Parameters<typeof promisedBy>[0]) =>
      add.run(hash, JSON.stringify(promisedBy(items))),
    of(hash: string): Promised | undefined {
      const stored = known.get(hash) ?? find.get(hash);
      if (typeof stored !== 'string') return stored;
      const read = readPromised(stored);
      known.set(hash, read);
      return read;
    },
  };
}

/** Returns the play that an event is; undefined for none. */
function playIn(
  { event, meta: { time }, position }: LoggedEvent,
  promisedOf: (versionHash: string) => Promised | undefined,
): Play | undefined {
  if (BoxOpened.is(event)) {
    const { versionHash, skinId: skin, price, paidBy } = event.data;
    const promised = promisedOf(versionHash);
    if (promised === undefined) return undefined;
    const { expected, variance, values } = promised;
    const staked = paidBy === 'gems' ? price : 0;
    return {
      kind: 'box',
      position,
      time,
      skin,
      staked,
      returned: values[skin] ?? 0,
      expected,
      variance,
      tickets: 0,
    };
  }
  if (!UpgradePlayed.is(event)) return undefined;
  const { targetSkinId: skin, targetPrice, winUpTo, won } = event.data;
  return {
    kind: 'upgrade',
    position,
    time,
    skin,
    staked: stakeOf(event.data),
    returned: won ? targetPrice : 0,
    ...promisedByUpgrade(winUpTo, targetPrice),
    tickets: won ? winUpTo + 1 : 0,
  };
}

/** Who has a page, which skins each player had, balances by house day, and what titles count. */
const people: Projection = {
  name: 'profile-people',
  version: 1,
  tables: ['profile_player', 'profile_skin', 'profile_gems', ...houseTable(HOUSE).tables],
  schema: `${houseTable(HOUSE).schema}
    CREATE TABLE IF NOT EXISTS profile_player (
      player TEXT PRIMARY KEY, userId TEXT NOT NULL UNIQUE, battles INTEGER NOT NULL, kept INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS profile_skin (
      player TEXT NOT NULL, skin TEXT NOT NULL, time INTEGER NOT NULL, PRIMARY KEY (player, skin)) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS profile_gems (
      player TEXT NOT NULL, day INTEGER NOT NULL, balance INTEGER NOT NULL,
      PRIMARY KEY (player, day)) STRICT, WITHOUT ROWID;`,
  hears: [
    PlayerRegistered,
    ItemsGranted,
    WalletPosted,
    SeatSettled,
    LimitSet,
    RaiseConfirmed,
    ...HOUSE_CHANGES,
  ],
  prepare(database: Database) {
    const begin = prepareHouseDays(database, HOUSE);
    const note = preparedNotes(database);
    const gems = database.prepare<[string, number, number]>(
      'INSERT INTO profile_gems VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET balance = excluded.balance',
    );
    return (batch) => {
      const house = begin();
      const balances = new Map<string, { readonly player: string; readonly day: number; balance: number }>();
      for (const logged of batch) {
        house.take(logged);
        const { event, meta } = logged;
        const player = playerOf(meta.stream);
        if (player === undefined) continue;
        if (WalletPosted.is(event)) {
          const day = house.dayOf(meta.time);
          balances.set(`${player} ${day}`, { player, day, balance: event.data.balance });
        } else note(player, event, meta.time);
      }
      for (const { player, day, balance } of balances.values()) gems.run(player, day, balance);
    };
  },
};

/** Returns a function that writes one event of a player. */
function preparedNotes(database: Database) {
  const come = database.prepare<[string, string]>('INSERT INTO profile_player VALUES (?, ?, 0, 0)');
  const battle = database.prepare<[string]>(
    'UPDATE profile_player SET battles = battles + 1 WHERE player = ?',
  );
  const limit = database.prepare<[number, string]>(
    'UPDATE profile_player SET kept = ? WHERE player = ? AND kept = 0',
  );
  const raise = database.prepare<[number, string]>('UPDATE profile_player SET kept = ? WHERE player = ?');
  const seen = database.prepare<[string, string, number]>(
    'INSERT INTO profile_skin VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  return (player: string, event: Heard, time: number): void => {
    if (PlayerRegistered.is(event)) come.run(player, userIdOf(player));
    else if (SeatSettled.is(event)) battle.run(player);
    else if (LimitSet.is(event)) limit.run(time, player);
    else if (RaiseConfirmed.is(event)) raise.run(time, player);
    else if (ItemsGranted.is(event))
      for (const { skinId } of [...event.data.items, ...(event.data.extra?.items ?? [])])
        seen.run(player, skinId, time);
  };
}

/** What became of items. An item that stays in its bag has no row. */
const moves: Projection = {
  name: 'profile-moves',
  version: 1,
  tables: ['profile_move'],
  schema: `
    CREATE TABLE IF NOT EXISTS profile_move (
      item TEXT NOT NULL, position TEXT NOT NULL, status INTEGER NOT NULL, time INTEGER NOT NULL,
      PRIMARY KEY (item, position)) STRICT, WITHOUT ROWID;`,
  hears: [ItemsMoved],
  prepare(database: Database) {
    const add = database.prepare<[string, string, number, number]>(
      'INSERT INTO profile_move VALUES (?, ?, ?, ?)',
    );
    return (batch) => {
      for (const { event, meta, position } of batch)
        if (ItemsMoved.is(event))
          for (const { itemId } of event.data.items) add.run(itemId, position, event.data.to, meta.time);
    };
  },
};

export const views: readonly Projection[] = [plays, people, moves];
