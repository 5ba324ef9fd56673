import type { Database } from 'better-sqlite3';
import { LatestOf, type RecordPage, recordPages } from '../../foundation/records/index.ts';
import { type ListedUpgrade, RECORDS, TARGETS } from '../upgrades/views.ts';
import { NUMBER_PARTS, sortedTicket } from './counted.ts';
import { HALL, type TallyRow } from './views.ts';

/** Who asks, and until when upgrades of others have landed, in milliseconds since 1970. */
interface Asking {
  readonly caller: string | undefined;
  readonly until: number;
}

/** A player's upgrades in sum. Amounts in 1/10,000 gem. */
interface PlayerRow extends TallyRow {
  readonly player: string;
  readonly staked: number;
  readonly returned: number;
}

interface RateRow extends TallyRow {
  readonly tenth: number;
}

interface Part {
  readonly offset: number;
  readonly limit: number;
}

const NONE: TallyRow = { plays: 0, wins: 0, chances: 0, squares: 0 };
/** Upgrades that have not landed for a caller: the end of the list, or of what its indexes hold of a player or a skin. */
const ALL_TURNING = 'FROM upgrade_play WHERE position > ? AND player IS NOT ?';
/** Of those what a projection has added up. */
const turningIn = (projection: string) =>
  `${ALL_TURNING} AND position <= (SELECT position FROM projection WHERE name = '${projection}')`;
const TURNING = turningIn(HALL);

/**
 * What upgrades came to, as far as a caller may know: projections add up all of them at once, so those of others whose dials
 * still turn are taken off again. Each answer is of one transaction, or it might take off what is not added yet.
 */
export function landedSums(database: Database) {
  type Turning = readonly [landed: string, caller: string | null];
  const upgrades = new LatestOf(database, RECORDS);
  const turning = ({ caller, until }: Asking): Turning => [upgrades.until(until, 1)[0] ?? '', caller ?? null];

  const day = database.prepare<[number], { plays: number; wins: number }>(
    'SELECT COALESCE(SUM(plays), 0) AS plays, COALESCE(SUM(wins), 0) AS wins FROM hall_day WHERE day = ?',
  );
  const turningSince = database.prepare<[...Turning, number], { plays: number; wins: number }>(
    `SELECT COUNT(*) AS plays, COALESCE(SUM(won), 0) AS wins ${TURNING} AND time >= ?`,
  );
  const player = database.prepare<[string], PlayerRow>('SELECT * FROM hall_player WHERE userId = ?');
  const turningOf = database.prepare<[...Turning, string], ListedUpgrade>(
    `SELECT * ${TURNING} AND player = ?`,
  );
  const rates = database.prepare<[string], RateRow>(
    'SELECT tenth, plays, wins, chances, squares FROM hall_rate WHERE skin = ? ORDER BY tenth',
  );
  const numbers = database.prepare<[string], { readonly twentieth: number; readonly plays: number }>(
    'SELECT twentieth, plays FROM hall_number WHERE skin = ?',
  );
  const turningFor = database.prepare<[...Turning, string], ListedUpgrade>(
    `SELECT * ${TURNING} AND target = ?`,
  );

  const popular = database.prepare<[number, ...Turning, number], { skin: string; plays: number }>(`
    SELECT skin, SUM(plays) AS plays
    FROM (SELECT skin, plays FROM hall_day WHERE day >= ? UNION ALL SELECT target, -1 ${TURNING})
    GROUP BY skin HAVING SUM(plays) > 0 ORDER BY SUM(plays) DESC, skin LIMIT ?`);
  const targets = database.prepare<[...Turning], { target: string; plays: number }>(`
    SELECT target, SUM(plays) AS plays
    FROM (SELECT target, plays FROM upgrade_target UNION ALL SELECT target, -1 ${turningIn(TARGETS)})
    GROUP BY target`);
  const tries = database.prepare<[string, ...Turning, number, number], ListedUpgrade>(
    'SELECT * FROM upgrade_play WHERE target = ? AND (position <= ? OR player = ?) ORDER BY position DESC LIMIT ? OFFSET ?',
  );
  const recordOf = recordPages(database, RECORDS);
  const turningInRecord = database
    .prepare<[...Turning, string], number>(`SELECT COUNT(*) ${ALL_TURNING} AND player = ?`)
    .pluck();

  return {
    /** The skins that were tried for most since a day of the house, all that is young included. */
    popularSince: (since: number, limit: number, asking: Asking) =>
      popular.all(since, ...turning(asking), limit),

    /** How often each skin was tried for. */
    tries: (asking: Asking): Map<string, number> =>
      new Map(targets.all(...turning(asking)).map(({ target, plays }) => [target, plays])),

    /** A page of the tries for a skin, the newest first. */
    triesOf: (skin: string, { offset, limit }: Part, asking: Asking) =>
      tries.all(skin, ...turning(asking), limit, offset),

    /** A page of a player's record. */
    recordOf: database.transaction(
      (of: string, { offset, limit }: Part, asking: Asking): Pick<RecordPage, 'positions' | 'total'> => {
        const young = turningInRecord.get(...turning(asking), of) ?? 0;
        const { positions, total } = recordOf(of, { offset: offset + young, limit });
        return { positions, total: total - young };
      },
    ),

    /** Of the house's day that goes on. @param day as days since 1970-01-01 @param since when it began */
    ofToday: database.transaction((today: number, since: number, asking: Asking) => {
      const { plays: attempts = 0, wins = 0 } = day.get(today) ?? {};
      const young = turningSince.get(...turning(asking), since);
      return { attempts: attempts - (young?.plays ?? 0), wins: wins - (young?.wins ?? 0) };
    }),

    /** Undefined where the player never upgraded. */
    ofPlayer: database.transaction((userId: string, asking: Asking): PlayerRow | undefined => {
      const row = player.get(userId);
      if (row === undefined) return undefined;
      const young = turningOf.all(...turning(asking), row.player);
      return {
        ...without(row, young.map(sorted)),
        player: row.player,
        staked: young.reduce((left, { stake }) => left - stake, row.staked),
        returned: young.reduce((left, { won, price }) => left - won * price, row.returned),
      };
    }),

    /** Of a skin as a target: all tries, those of each tenth of the chance where there are any, and how many numbers fell into each part. */
    ofSkin: database.transaction((skin: string, asking: Asking) => {
      const young = turningFor.all(...turning(asking), skin).map(sorted);
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

const sorted = ({ won, win_up_to: winUpTo, ticket }: ListedUpgrade) => ({
  won,
  ...sortedTicket(winUpTo, ticket),
});

function without(sums: TallyRow, young: readonly ReturnType<typeof sorted>[]): TallyRow {
  const left = { plays: sums.plays, wins: sums.wins, chances: sums.chances, squares: sums.squares };
  for (const { won, chance, square } of young) {
    left.plays -= 1;
    left.wins -= won;
    left.chances -= chance;
    left.squares -= square;
  }
  return left;
}
