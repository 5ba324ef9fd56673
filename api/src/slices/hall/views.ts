import { playerOf } from '@skins/engine/accounts';
import { UpgradePlayed } from '@skins/engine/upgrades';
import type { Database } from 'better-sqlite3';
import type { Projection } from '../../foundation/projections/projection.ts';
import { HOUSE_CHANGES, houseTable, prepareHouseDays } from '../../foundation/statistics/house-days.ts';
import { type CountedUpgrade, countedUpgrade } from './counted.ts';

/** Sums that show whether wins match their chances. */
export interface TallyRow {
  readonly plays: number;
  readonly wins: number;
  /** winning tickets, of 2^24 each */
  readonly chances: number;
  /** squares of winning tickets, divided by 2^24 and rounded down */
  readonly squares: number;
}

/** Name of the hall's projection. */
export const HALL = 'upgrade-hall';
const HOUSE = 'hall';
const TALLY =
  'plays INTEGER NOT NULL, wins INTEGER NOT NULL, chances INTEGER NOT NULL, squares INTEGER NOT NULL';
const ADD =
  'plays = plays + 1, wins = wins + excluded.wins, chances = chances + excluded.chances, squares = squares + excluded.squares';

/** Public sums of upgrades by chance, number, player and house day. */
const hall: Projection = {
  name: HALL,
  version: 4,
  tables: ['hall_rate', 'hall_number', 'hall_player', 'hall_best', 'hall_day', ...houseTable(HOUSE).tables],
  schema: `${houseTable(HOUSE).schema}
    CREATE TABLE IF NOT EXISTS hall_rate (
      skin TEXT NOT NULL, tenth INTEGER NOT NULL, ${TALLY}, PRIMARY KEY (skin, tenth)) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS hall_number (
      skin TEXT NOT NULL, twentieth INTEGER NOT NULL, plays INTEGER NOT NULL,
      PRIMARY KEY (skin, twentieth)) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS hall_player (
      userId TEXT PRIMARY KEY, player TEXT NOT NULL, ${TALLY}, staked INTEGER NOT NULL,
      returned INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS hall_best (
      userId TEXT NOT NULL, multiple INTEGER NOT NULL, position TEXT NOT NULL, time INTEGER NOT NULL,
      PRIMARY KEY (userId, multiple)) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS hall_day (
      day INTEGER NOT NULL, skin TEXT NOT NULL, plays INTEGER NOT NULL, wins INTEGER NOT NULL,
      PRIMARY KEY (day, skin)) STRICT, WITHOUT ROWID;`,
  hears: [UpgradePlayed, ...HOUSE_CHANGES],
  prepare(database: Database) {
    const begin = prepareHouseDays(database, HOUSE);
    const write = preparedWrites(database);
    return (batch) => {
      const house = begin();
      for (const logged of batch) {
        house.take(logged);
        const { event, meta, position } = logged;
        const player = playerOf(meta.stream);
        if (!UpgradePlayed.is(event) || player === undefined) continue;
        write(countedUpgrade(event.data, { player, position }), meta.time, house.dayOf(meta.time));
      }
    };
  },
};

export const views: readonly Projection[] = [hall];

function preparedWrites(database: Database): (one: CountedUpgrade, time: number, day: number) => void {
  const run = (sql: string) =>
    database.prepare<[CountedUpgrade & { readonly time: number; readonly day: number }]>(sql);
  const all = [
    run(
      `INSERT INTO hall_rate VALUES ($skin, $tenth, 1, $won, $chance, $square) ON CONFLICT DO UPDATE SET ${ADD}`,
    ),
    run('INSERT INTO hall_number VALUES ($skin, $twentieth, 1) ON CONFLICT DO UPDATE SET plays = plays + 1'),
    run(`
      INSERT INTO hall_player VALUES ($userId, $player, 1, $won, $chance, $square, $staked, $returned)
      ON CONFLICT DO UPDATE SET ${ADD}, staked = staked + excluded.staked, returned = returned + excluded.returned`),
    run(
      'INSERT INTO hall_day VALUES ($day, $skin, 1, $won) ON CONFLICT DO UPDATE SET plays = plays + 1, wins = wins + excluded.wins',
    ),
  ];
  // The previous best stays, as it is shown to others until the new one has landed.
  const best = run(`
    INSERT INTO hall_best SELECT $userId, $multiple, $position, $time
    WHERE NOT EXISTS (SELECT 1 FROM hall_best WHERE userId = $userId AND multiple >= $multiple)`);
  return (one, time, day) => {
    const row = { ...one, time, day };
    for (const statement of all) statement.run(row);
    if (one.won === 0) return;
    best.run(row);
  };
}
