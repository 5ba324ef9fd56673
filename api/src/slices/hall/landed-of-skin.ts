import type { Database } from 'better-sqlite3';
import type { ListedUpgrade } from '../upgrades/views.ts';
import { NUMBER_PARTS } from './counted.ts';
import type { TallyRow } from './views.ts';
import {
  type Asking,
  type Part,
  TURNING,
  type Turning,
  sorted,
  turningFor,
  without,
} from './young-upgrades.ts';

interface RateRow extends TallyRow {
  readonly tenth: number;
}

const NONE: TallyRow = { plays: 0, wins: 0, chances: 0, squares: 0 };

/** What the upgrades to a skin came to. */
export function landedOfSkin(database: Database) {
  const turning = turningFor(database);
  const rates = database.prepare<[string], RateRow>(
    'SELECT tenth, plays, wins, chances, squares FROM hall_rate WHERE skin = ? ORDER BY tenth',
  );
  const numbers = database.prepare<[string], { readonly twentieth: number; readonly plays: number }>(
    'SELECT twentieth, plays FROM hall_number WHERE skin = ?',
  );
  const turningTo = database.prepare<[...Turning, string], ListedUpgrade>(
    `SELECT * ${TURNING} AND target = ?`,
  );
  const tries = database.prepare<[string, ...Turning, number, number], ListedUpgrade>(
    'SELECT * FROM upgrade_play WHERE target = ? AND (position <= ? OR player = ?) ORDER BY position DESC LIMIT ? OFFSET ?',
  );

  return {
    /** A page of the tries for a skin, the newest first. */
    triesOf: (skin: string, { offset, limit }: Part, asking: Asking) =>
      tries.all(skin, ...turning(asking), limit, offset),

    /** Of a skin as a target: all tries, those of each tenth of the chance where there are any, and how many numbers fell into each part. */
    ofSkin: database.transaction((skin: string, asking: Asking) => {
      const young = turningTo.all(...turning(asking), skin).map(sorted);
      const byRate = rates
        .all(skin)
        .map(({ tenth, ...sums }) => ({
          tenth,
          ...without(
            sums,
            young.filter((one) => one.tenth === tenth),
          ),
        }))
        .filter(({ plays }) => plays > 0);
      const counts = Array.from({ length: NUMBER_PARTS }, () => 0);
      for (const { twentieth, plays } of numbers.all(skin)) counts[twentieth] = plays;
      return {
        all: byRate.reduce<TallyRow>(plus, NONE),
        byRate,
        numbers: counts.map(
          (plays, part) => plays - young.filter(({ twentieth }) => twentieth === part).length,
        ),
      };
    }),
  };
}

const plus = (sums: TallyRow, one: TallyRow): TallyRow => ({
  plays: sums.plays + one.plays,
  wins: sums.wins + one.wins,
  chances: sums.chances + one.chances,
  squares: sums.squares + one.squares,
});
