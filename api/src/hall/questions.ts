import type { Database } from 'better-sqlite3';
import { List } from '../lists/index.ts';
import { type TallyRow, tries } from './views.ts';

/** A player's upgrades in sum. Amounts in 1/10,000 gem. */
export interface PlayerRow extends TallyRow {
  readonly player: string;
  readonly staked: number;
  readonly returned: number;
  readonly best: number;
  readonly bestAt: string | null;
}

/** A player's highest multiple of a day, in 1/10,000. */
export interface RankRow {
  readonly player: string;
  readonly multiple: number;
  readonly position: string;
}

const NONE: TallyRow = { plays: 0, wins: 0, chances: 0, squares: 0 };
const NEWEST = { column: 'position', descending: true } as const;

/** Questions to what the projection made of upgrades. */
export function hallQuestions(database: Database) {
  const latest = database.prepare<[number, number], { position: string }>(
    'SELECT position FROM hall_try WHERE time <= ? ORDER BY position DESC LIMIT ?',
  );
  const day = database.prepare<[number], { plays: number; wins: number }>(
    'SELECT COALESCE(SUM(plays), 0) AS plays, COALESCE(SUM(wins), 0) AS wins FROM hall_day WHERE day = ?',
  );
  const popular = database.prepare<[number, number], { skin: string; plays: number }>(
    'SELECT skin, SUM(plays) AS plays FROM hall_day WHERE day >= ? GROUP BY skin ORDER BY SUM(plays) DESC, skin LIMIT ?',
  );
  const attempts = database.prepare<[], { skin: string; plays: number }>('SELECT skin, plays FROM hall_skin');
  const ranks = database.prepare<[number, string, number], RankRow>(
    'SELECT player, multiple, position FROM hall_rank WHERE day = ? AND position <= ? ORDER BY multiple DESC, position LIMIT ?',
  );
  const player = database.prepare<[string], PlayerRow>('SELECT * FROM hall_player WHERE userId = ?');
  const skin = database.prepare<[string], TallyRow>('SELECT * FROM hall_skin WHERE skin = ?');
  const rates = database.prepare<[string], TallyRow & { tenth: number }>(
    'SELECT * FROM hall_rate WHERE skin = ? ORDER BY tenth',
  );
  const numbers = database.prepare<[string], { twentieth: number; plays: number }>(
    'SELECT twentieth, plays FROM hall_number WHERE skin = ?',
  );
  const list = new List(database, tries);
  return {
    /** Up to a moment, the newest first. */
    latestUntil: (time: number, limit: number): string[] =>
      latest.all(time, limit).map(({ position }) => position),
    /** Of a day of the house, as days since 1970-01-01. */
    ofDay: (of: number) => day.get(of) ?? { plays: 0, wins: 0 },
    popularSince: (since: number, limit: number) => popular.all(since, limit),
    attempts: (): Map<string, number> => new Map(attempts.all().map((row) => [row.skin, row.plays])),
    /** The highest first. @param until what stands behind this position is not told yet */
    ranksOf: (of: number, until: string, limit: number) => ranks.all(of, until, limit),
    player: (userId: string) => player.get(userId),
    ofSkin: (skinId: string): TallyRow => skin.get(skinId) ?? NONE,
    ratesOf: (skinId: string) => rates.all(skinId),
    numbersOf: (skinId: string): Map<number, number> =>
      new Map(numbers.all(skinId).map(({ twentieth, plays }) => [twentieth, plays])),
    /** A page of the tries for a skin, the newest first. */
    triesOf: (skinId: string, part: { readonly offset: number; readonly limit: number }) =>
      list.page({ whose: skinId, filter: {}, sort: NEWEST, ...part }).rows,
  };
}

export type HallQuestions = ReturnType<typeof hallQuestions>;
