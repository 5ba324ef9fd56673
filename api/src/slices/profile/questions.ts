import type { Database } from 'better-sqlite3';
import { DIAL_MS } from '../hall/dial.ts';
import { NO_PLAYS, type Point, type Sums, landed, readPlay, readSums, strideOf } from './plays.ts';

/** Past days of a curve of gems. */
const DAYS = 90;

interface PlayerRow {
  readonly player: string;
  readonly userId: string;
  readonly battles: number;
  /** milliseconds since 1970; 0 if the player never set a limit */
  readonly kept: number;
}

export interface Balance {
  /** of the house, since 1970-01-01 */
  readonly day: number;
  /** at its end, 1/10,000 gem */
  readonly balance: number;
}

/** A change of an item's state. */
export interface ItemMove {
  readonly position: string;
  /** an item state code */
  readonly status: number;
  /** milliseconds since 1970 */
  readonly time: number;
}

/** Queries over the projections of players' pages. Whatever has not landed is left out. */
export function profileQuestions(database: Database) {
  const byUserId = database
    .prepare<[string], string>('SELECT player FROM profile_player WHERE userId = ?')
    .pluck();
  const row = database.prepare<[string], PlayerRow>('SELECT * FROM profile_player WHERE player = ?');
  const sums = database.prepare<[string], string>('SELECT sums FROM profile_plays WHERE player = ?').pluck();
  const young = database
    .prepare<[string], string>('SELECT play FROM profile_young WHERE player = ? ORDER BY position')
    .pluck();
  const points = database.prepare<[string], Point>(
    'SELECT nth, luck, variance FROM profile_point WHERE player = ? ORDER BY nth',
  );
  const skins = database
    .prepare<[string, number], string>('SELECT skin FROM profile_skin WHERE player = ? AND time <= ?')
    .pluck();
  const gems = database.prepare<[string, number, number], Balance>(
    `SELECT day, balance FROM profile_gems WHERE player = ? AND day > ? AND day <= ? ORDER BY day`,
  );
  const moves = database.prepare<[string], ItemMove>(
    'SELECT position, status, time FROM profile_move WHERE item = ? ORDER BY position',
  );
  return {
    /** Returns what became of an item, the oldest first. */
    moves: (itemId: string): readonly ItemMove[] => moves.all(itemId),
    /** Returns the player of a public id. */
    playerOf: (userId: string): string | undefined => byUserId.get(userId),
    row: (player: string): PlayerRow | undefined => row.get(player),
    plays: database.transaction((player: string, now: number): { sums: Sums; points: readonly Point[] } => {
      const stored = sums.get(player);
      const played = {
        sums: stored === undefined ? NO_PLAYS : readSums(stored),
        young: young.all(player).map(readPlay),
      };
      const told = landed(played, now - DIAL_MS);
      const stride = strideOf(told.sums.plays);
      const all = [...points.all(player), ...told.points].filter(({ nth }) => nth % stride === 0);
      return { sums: told.sums, points: all };
    }),
    /** Returns the skins that a player ever had, by id. */
    skins: (player: string, now: number): ReadonlySet<string> => new Set(skins.all(player, now - DIAL_MS)),
    /** Returns balances at the ends of days, up to a day. */
    gems: (player: string, through: number): readonly Balance[] => gems.all(player, through - DAYS, through),
  };
}

export type ProfileQuestions = ReturnType<typeof profileQuestions>;
