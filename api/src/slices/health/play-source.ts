import { idOf, toGems } from '@skins/engine/kernel';
import { pageOf } from '../../foundation/admin/page.ts';
import type { Source } from '../../foundation/admin/resources.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import { namesOf } from '../catalogue/skin-face.ts';
import { today } from '../../foundation/game/house-day.ts';
import { bandAround, bySubject, observedRtpOf, testReturns } from '../../foundation/statistics/index.ts';
import type { PlayMinuteRow, ReturnRow, WinRow } from './resources.ts';
import { WINS_KEPT } from './views.ts';

const MINUTE_MS = 60_000;
const MINUTES = 120;

/** Plays per minute for the last two hours, including empty minutes; the current minute is the last row. */
export function minuteSource({ game, readModels }: AdminTools): Source<PlayMinuteRow, PlayMinuteRow, object> {
  const since = readModels.prepare<[number], { minute: number; plays: number }>(
    'SELECT minute, SUM(plays) AS plays FROM play_minute WHERE minute >= ? GROUP BY minute',
  );
  const rows = (): PlayMinuteRow[] => {
    const first = Math.floor(game.clock() / MINUTE_MS) - MINUTES + 1;
    const plays = new Map(since.all(first).map(({ minute, plays }) => [minute, plays]));
    return Array.from({ length: MINUTES }, (_, k) => {
      const time = (first + k) * MINUTE_MS;
      return { id: String(time), time, plays: plays.get(first + k) ?? 0 };
    });
  };
  return {
    list: (query) => pageOf(rows(), query, ({ id }) => id),
    many: (ids) => rows().filter(({ id }) => ids.includes(id)),
    one: (wanted) => rows().find(({ id }) => id === wanted),
  };
}

/** Promised and observed returns of each box or other subject of a game. */
export function returnSource({ played }: AdminTools): Source<ReturnRow, ReturnRow, object> {
  const rows = (): ReturnRow[] => {
    const subjects = bySubject(played());
    const tests = testReturns(subjects);
    return subjects.flatMap((one, n) => {
      const test = tests[n];
      if (test === undefined) return [];
      const { game, subject, names, plays, staked, promised, variance } = one;
      const observedRtp = observedRtpOf(one);
      return {
        id: `${game}/${subject}`,
        game,
        subject,
        names,
        plays,
        expectedRtp: staked === 0 ? null : promised / staked,
        observedRtp,
        band: bandAround(observedRtp, Math.sqrt(variance) / staked),
        ...test,
      };
    });
  };
  const keyOf = (row: ReturnRow, field: string) => {
    if (field === 'plays') return row.plays;
    return field === 'deviation' ? row.deviation : row.id;
  };
  return {
    list: (query) => pageOf(rows(), query, keyOf),
    many: (ids) => rows().filter(({ id }) => ids.includes(id)),
    one: (wanted) => rows().find(({ id }) => id === wanted),
  };
}

interface LargeWin {
  readonly value: number;
  readonly position: string;
  readonly nth: number;
  readonly stream: string;
  readonly skin: string | null;
  readonly time: number;
}

/** The largest wins of today, or of the last day with any. */
export function winSource({ game, readModels }: AdminTools): Source<WinRow, WinRow, object> {
  const newest = readModels
    .prepare<[number], number | null>('SELECT MAX(day) FROM large_win WHERE day <= ?')
    .pluck();
  const wins = readModels.prepare<[number, number], LargeWin>(
    'SELECT value, position, nth, stream, skin, time FROM large_win WHERE day = ? ORDER BY value DESC, position LIMIT ?',
  );
  const rows = (): WinRow[] => {
    const day = newest.get(today(game)) ?? 0;
    const { skins } = game.catalogue();
    return wins.all(day, WINS_KEPT).map(({ value, position, nth, stream, skin, time }) => ({
      id: `${position}.${nth}`,
      playerId: idOf(stream),
      value: toGems(value),
      skinId: skin,
      names: skin === null ? null : namesOf(skins.get(skin), skin),
      time,
    }));
  };
  const keyOf = (row: WinRow, field: string) => {
    if (field === 'value') return row.value;
    return field === 'time' ? row.time : row.id;
  };
  return {
    list: (query) => pageOf(rows(), query, keyOf),
    many: (ids) => rows().filter(({ id }) => ids.includes(id)),
    one: (wanted) => rows().find(({ id }) => id === wanted),
  };
}
