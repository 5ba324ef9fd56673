import type { Database } from 'better-sqlite3';
import { ItemsGranted } from '@skins/engine/bag';
import type { AnyEvent } from '@skins/engine/kernel';
import { shop } from '@skins/engine/shop';
import { WalletPosted } from '@skins/engine/wallet';
import type { Heard, Projection } from '../../foundation/projections/projection.ts';
import { HOUSE_CHANGES, houseTable, prepareHouseDays } from '../../foundation/statistics/house-days.ts';

const MINUTE_MS = 60_000;
/** Minutes for which plays are kept by the minute. */
const MINUTES_KEPT = 2 * 24 * 60;
const DAYS_KEPT = 35;
/** Largest wins kept per day. */
export const WINS_KEPT = 10;

const playsReaders = new Map(
  shop.measures.flatMap((one) => {
    const read = one.reader('plays');
    const game = shop.games.ofType.get(one.type);
    return read === undefined || game === undefined ? [] : [[one.type, { read, game }] as const];
  }),
);
const returnedReaders = new Map(
  shop.measures.flatMap((one) => {
    const read = one.reader('returned');
    return read === undefined ? [] : [[one.type, read] as const];
  }),
);

const typesOf = (readers: ReadonlyMap<string, unknown>): Heard =>
  [...readers.keys()].map((type) => ({ type }));

/** Plays of all games by minute, for the last two days. */
const playMinutes: Projection = {
  name: 'play-minutes',
  version: 1,
  tables: ['play_minute'],
  schema: `
    CREATE TABLE IF NOT EXISTS play_minute (
      minute INTEGER NOT NULL, game TEXT NOT NULL, plays INTEGER NOT NULL,
      PRIMARY KEY (minute, game)) STRICT, WITHOUT ROWID;`,
  hears: typesOf(playsReaders),
  prepare(database: Database) {
    const add = database.prepare<[number, string, number]>(
      'INSERT INTO play_minute (minute, game, plays) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET plays = plays + excluded.plays',
    );
    const forget = database.prepare<[number]>('DELETE FROM play_minute WHERE minute < ?');
    return (batch) => {
      const sums = new Map<string, { minute: number; game: string; plays: number }>();
      let newest = 0;
      for (const { event, meta } of batch) {
        const reader = playsReaders.get(event.type);
        const plays = reader?.read(event) ?? 0;
        if (reader === undefined || plays === 0) continue;
        const minute = Math.floor(meta.time / MINUTE_MS);
        const key = `${minute} ${reader.game}`;
        const sum = sums.get(key) ?? { minute, game: reader.game, plays: 0 };
        sum.plays += plays;
        sums.set(key, sum);
        newest = Math.max(newest, minute);
      }
      for (const { minute, game, plays } of sums.values()) add.run(minute, game, plays);
      if (newest > 0) forget.run(newest - MINUTES_KEPT);
    };
  },
};

/** Gems taken and given by each account, by house day. Amounts in 1/10,000 gem. */
const moneyDays: Projection = {
  name: 'money-days',
  version: 2,
  tables: ['money_day', ...houseTable('money').tables],
  schema: `${houseTable('money').schema}
    CREATE TABLE IF NOT EXISTS money_day (
      day INTEGER NOT NULL, account TEXT NOT NULL, taken INTEGER NOT NULL, given INTEGER NOT NULL,
      PRIMARY KEY (day, account)) STRICT, WITHOUT ROWID;`,
  hears: [WalletPosted, ...HOUSE_CHANGES],
  prepare(database: Database) {
    const add = database.prepare<[number, string, number, number]>(
      `INSERT INTO money_day (day, account, taken, given) VALUES (?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET taken = taken + excluded.taken, given = given + excluded.given`,
    );
    const begin = prepareHouseDays(database, 'money');
    return (batch) => {
      const house = begin();
      const sums = new Map<string, { day: number; account: string; taken: number; given: number }>();
      const sumOf = (day: number, account: string) => {
        const key = `${day} ${account}`;
        const sum = sums.get(key) ?? { day, account, taken: 0, given: 0 };
        sums.set(key, sum);
        return sum;
      };
      for (const logged of batch) {
        const { event, meta } = logged;
        house.take(logged);
        if (!WalletPosted.is(event)) continue;
        const day = house.dayOf(meta.time);
        for (const { from, to, amount } of event.data.postings) {
          sumOf(day, from).given += amount;
          sumOf(day, to).taken += amount;
        }
      }
      for (const { day, account, taken, given } of sums.values()) add.run(day, account, taken, given);
    };
  },
};

/** The largest wins of each recent day. */
const largestWins: Projection = {
  name: 'largest-wins',
  version: 2,
  tables: ['large_win', ...houseTable('win').tables],
  schema: `${houseTable('win').schema}
    CREATE TABLE IF NOT EXISTS large_win (
      day INTEGER NOT NULL, value INTEGER NOT NULL, position TEXT NOT NULL, nth INTEGER NOT NULL,
      stream TEXT NOT NULL, skin TEXT, time INTEGER NOT NULL,
      PRIMARY KEY (day, value, position, nth)) STRICT, WITHOUT ROWID;`,
  hears: [...typesOf(returnedReaders), ...HOUSE_CHANGES],
  prepare(database: Database) {
    const add = database.prepare<[number, number, string, number, string, string | null, number]>(
      'INSERT OR REPLACE INTO large_win (day, value, position, nth, stream, skin, time) VALUES (?, ?, ?, ?, ?, ?, ?)',
    );
    const least = database
      .prepare<[number, number], number>(
        'SELECT value FROM large_win WHERE day = ? ORDER BY value DESC LIMIT 1 OFFSET ?',
      )
      .pluck();
    const below = database.prepare<[number, number]>('DELETE FROM large_win WHERE day = ? AND value < ?');
    const forget = database.prepare<[number]>('DELETE FROM large_win WHERE day < ?');
    const begin = prepareHouseDays(database, 'win');
    return (batch) => {
      const house = begin();
      const days = new Set<number>();
      const leasts = new Map<number, number>();
      const leastOf = (day: number): number => {
        const known = leasts.get(day) ?? least.get(day, WINS_KEPT - 1) ?? 0;
        leasts.set(day, known);
        return known;
      };
      for (const logged of batch) {
        const { event, meta, position } = logged;
        house.take(logged);
        const day = house.dayOf(meta.time);
        for (const [nth, { value, skin }] of winsIn(event).entries()) {
          if (value <= leastOf(day)) continue;
          add.run(day, value, position, nth, meta.stream, skin, meta.time);
          leasts.delete(day);
          days.add(day);
        }
      }
      for (const day of days) below.run(day, leastOf(day));
      if (days.size > 0) forget.run(Math.max(...days) - DAYS_KEPT);
    };
  },
};

/** Returns the winnings of an event: each item separately, anything else as a whole. */
function winsIn(event: AnyEvent): readonly { readonly value: number; readonly skin: string | null }[] {
  const value = returnedReaders.get(event.type)?.(event) ?? 0;
  if (value === 0) return [];
  return ItemsGranted.is(event)
    ? [...event.data.items, ...(event.data.extra?.items ?? [])].map((item) => ({
        value: item.value,
        skin: item.skinId,
      }))
    : [{ value, skin: null }];
}

export const views: readonly Projection[] = [playMinutes, moneyDays, largestWins];
