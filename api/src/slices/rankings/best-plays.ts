import type { Database } from 'better-sqlite3';
import { RecentMap } from '../../foundation/projections/recent-map.ts';
import type { ListedBoard } from './periods.ts';

/** Minimum number of player days whose best multiple is cached: few plays beat it, and the others write nothing. */
const REMEMBERED = 10_000;
/** Days whose plays are kept: of the last month, and of months the last three. */
const DAYS_KEPT = 35;
const MONTH_DAYS_KEPT = 93;

/** A play as it is ranked. */
export interface PlayedRow {
  readonly player: string;
  readonly position: string;
  readonly play: string;
  readonly time: number;
  /** in 1/10,000; undefined: nothing was won */
  readonly multiple: number | undefined;
}

interface Ranked extends PlayedRow {
  readonly board: ListedBoard;
  readonly day: number;
  readonly multiple: number;
}

interface Sum {
  readonly board: ListedBoard;
  readonly day: number;
  plays: number;
  edge: number;
}

/** The plays of a batch. */
interface PlaysInBatch {
  /** Returns a board's newest closed day; -1 if there is none. */
  through(board: ListedBoard): number;
  close(board: ListedBoard, day: number): void;
  take(board: ListedBoard, day: number, row: PlayedRow, edge: number): void;
  write(): void;
}

/** @returns the function that begins a batch: sums and best plays are written once, at its end */
export function bestPlays(database: Database): () => PlaysInBatch {
  // The plus sign makes SQLite search the player's few rows instead of the day's index.
  const rank = database.prepare<[Ranked]>(`
    INSERT INTO rank_best SELECT $board, $day, $player, $multiple, $position, $play, $time
    WHERE NOT EXISTS (SELECT 1 FROM rank_best
      WHERE board = $board AND day = $day AND player = $player AND +multiple >= $multiple)
    ON CONFLICT DO UPDATE SET multiple = excluded.multiple, position = excluded.position, play = excluded.play`);
  const sum = database.prepare<[Sum]>(`
    INSERT INTO rank_day VALUES ($board, $day, $plays, $edge, 0) ON CONFLICT DO UPDATE SET plays = plays + excluded.plays,
      edge = MIN(edge + excluded.edge, ${Number.MAX_SAFE_INTEGER})`);
  const shut = database.prepare<[string, number]>(
    'UPDATE rank_day SET closed = 1 WHERE board = ? AND day = ?',
  );
  const newestClosed = database
    .prepare<[string], number | null>('SELECT MAX(day) FROM rank_day WHERE board = ? AND closed = 1')
    .pluck();
  const forget = database.prepare<[{ readonly day: number; readonly month: number }]>(
    "DELETE FROM rank_best WHERE day < $month OR (day < $day AND board <> 'hash-month')",
  );
  const highest = new RecentMap<number>(REMEMBERED);
  let forgotten = 0;
  return () => {
    const sums = new Map<string, Sum>();
    const best = new Map<string, number>();
    const ranked = new Map<string, Ranked>();
    const closed: { readonly board: ListedBoard; readonly day: number }[] = [];
    const throughs = new Map<string, number>();
    let newest = 0;
    return {
      through(board) {
        const known = throughs.get(board) ?? newestClosed.get(board) ?? -1;
        throughs.set(board, known);
        return known;
      },
      close(board, day) {
        closed.push({ board, day });
        throughs.set(board, day);
      },
      take(board, day, row, edge) {
        const period = `${board} ${day}`;
        const counted = sums.get(period) ?? { board, day, plays: 0, edge: 0 };
        counted.plays += 1;
        counted.edge = Math.min(counted.edge + edge, Number.MAX_SAFE_INTEGER);
        sums.set(period, counted);
        newest = Math.max(newest, day);
        const { multiple } = row;
        const key = `${period} ${row.player}`;
        if (multiple === undefined || multiple <= (best.get(key) ?? highest.get(key) ?? -1)) return;
        best.set(key, multiple);
        ranked.set(`${key} ${row.time}`, { ...row, board, day, multiple });
      },
      write() {
        for (const one of sums.values()) sum.run(one);
        for (const one of ranked.values()) rank.run(one);
        for (const { board, day } of closed) shut.run(board, day);
        for (const [key, multiple] of best) highest.set(key, multiple);
        if (newest <= forgotten) return;
        forget.run({ day: newest - DAYS_KEPT, month: newest - MONTH_DAYS_KEPT });
        forgotten = newest;
      },
    };
  };
}
