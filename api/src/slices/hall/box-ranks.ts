import { playerOf } from '@skins/engine/accounts';
import { ItemsGranted } from '@skins/engine/bag';
import { BoxOpened } from '@skins/engine/boxes';
import type { Database } from 'better-sqlite3';
import type { Projection } from '../../foundation/projections/projection.ts';
import { RecentMap } from '../../foundation/projections/recent-map.ts';
import { HOUSE_CHANGES, houseTable, prepareHouseDays } from '../../foundation/statistics/house-days.ts';
import { MULTIPLE_UNITS } from './counted.ts';

/** A player's highest multiple of a day: item value ÷ price, in 1/10,000, rounded down. */
export interface BoxRankRow {
  readonly player: string;
  readonly multiple: number;
  readonly position: string;
  readonly box: string;
  readonly skin: string;
  /** 1/10,000 gem */
  readonly price: number;
  readonly value: number;
}

const HOUSE = 'box_rank';
const DAYS_KEPT = 35;
/** Minimum number of player days whose best multiple is cached: few opens beat it, and the others write nothing. */
const REMEMBERED = 10_000;

/** An open paid in gems, until the grant states its item's value. */
interface Waiting {
  readonly item: string;
  readonly position: string;
  readonly player: string;
  readonly box: string;
  readonly price: number;
  readonly time: number;
  readonly day: number;
}

interface Ranked extends Waiting {
  readonly multiple: number;
  readonly skin: string;
  readonly value: number;
}

/**
 * The highest multiples of opens by house day (spec 9.8). It keeps each player's successive maxima, as
 * one counts until the next has landed. Opens with the same time land together and share a row.
 */
export const boxRanks: Projection = {
  name: 'box-ranks',
  version: 2,
  tables: ['box_rank', 'box_rank_open', ...houseTable(HOUSE).tables],
  schema: `${houseTable(HOUSE).schema}
    CREATE TABLE IF NOT EXISTS box_rank_open (
      item TEXT PRIMARY KEY, position TEXT NOT NULL, player TEXT NOT NULL, box TEXT NOT NULL,
      price INTEGER NOT NULL, time INTEGER NOT NULL, day INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS box_rank (
      day INTEGER NOT NULL, player TEXT NOT NULL, multiple INTEGER NOT NULL, position TEXT NOT NULL, box TEXT NOT NULL,
      skin TEXT NOT NULL, price INTEGER NOT NULL, value INTEGER NOT NULL, time INTEGER NOT NULL,
      PRIMARY KEY (day, player, time)) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS box_rank_multiple ON box_rank (day, multiple DESC, position);`,
  hears: [BoxOpened, ItemsGranted, ...HOUSE_CHANGES],
  prepare(database: Database) {
    const begin = prepareHouseDays(database, HOUSE);
    const wait = database.prepare<[Waiting]>(
      'INSERT INTO box_rank_open VALUES ($item, $position, $player, $box, $price, $time, $day)',
    );
    const granted = database.prepare<[string], Waiting>(
      'DELETE FROM box_rank_open WHERE item = ? RETURNING *',
    );
    // The plus sign makes SQLite search the player's few rows instead of the day's index.
    const rank = database.prepare<[Ranked]>(`
      INSERT INTO box_rank SELECT $day, $player, $multiple, $position, $box, $skin, $price, $value, $time
      WHERE NOT EXISTS (SELECT 1 FROM box_rank WHERE day = $day AND player = $player AND +multiple >= $multiple)
      ON CONFLICT DO UPDATE SET multiple = excluded.multiple, position = excluded.position, box = excluded.box,
        skin = excluded.skin, price = excluded.price, value = excluded.value`);
    const forget = database.prepare<[number]>('DELETE FROM box_rank WHERE day < ?');
    const highest = new RecentMap<number>(REMEMBERED);
    return (batch) => {
      const house = begin();
      const waiting = new Map<string, Waiting>();
      const best = new Map<string, number>();
      const ranked = new Map<string, Ranked>();
      let newest = 0;
      for (const logged of batch) {
        house.take(logged);
        const { event, meta, position } = logged;
        const player = playerOf(meta.stream);
        if (player === undefined) continue;
        if (BoxOpened.is(event) && event.data.paidBy === 'gems') {
          const { itemId: item, boxId: box, price } = event.data;
          const day = house.dayOf(meta.time);
          newest = Math.max(newest, day);
          waiting.set(item, { item, position, player, box, price, time: meta.time, day });
        } else if (ItemsGranted.is(event)) {
          for (const { itemId, skinId: skin, value } of event.data.items) {
            const open = waiting.get(itemId) ?? granted.get(itemId);
            if (open === undefined) continue;
            waiting.delete(itemId);
            const key = `${open.day} ${open.player}`;
            const multiple = multipleOf(value, open.price);
            if (multiple <= (best.get(key) ?? highest.get(key) ?? -1)) continue;
            best.set(key, multiple);
            ranked.set(`${key} ${open.time}`, { ...open, skin, value, multiple });
          }
        }
      }
      // The grant is nearly always in the same batch; only other opens are stored.
      for (const open of waiting.values()) wait.run(open);
      for (const one of ranked.values()) rank.run(one);
      for (const [key, multiple] of best) highest.set(key, multiple);
      if (newest > 0) forget.run(newest - DAYS_KEPT);
    };
  },
};

// Up to 10^13 in 1/10,000 times 10^4, which exceeds safe integers.
const multipleOf = (value: number, price: number): number =>
  Number((BigInt(value) * BigInt(MULTIPLE_UNITS)) / BigInt(price));

/** Returns each player's highest multiple of a day, best first, without opens after `until`. */
export function boxRanksOf(database: Database) {
  const rows = database.prepare<
    [{ readonly day: number; readonly until: number; readonly limit: number }],
    BoxRankRow
  >(`
    SELECT player, multiple, position, box, skin, price, value FROM box_rank AS one WHERE day = $day AND time <= $until
      AND NOT EXISTS (SELECT 1 FROM box_rank AS higher WHERE higher.day = $day AND higher.player = one.player
        AND higher.multiple > one.multiple AND higher.time <= $until)
    ORDER BY multiple DESC, position LIMIT $limit`);
  /** @param until milliseconds since 1970 */
  return (day: number, until: number, limit: number): BoxRankRow[] => rows.all({ day, until, limit });
}
