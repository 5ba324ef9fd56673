import type { Database } from 'better-sqlite3';
import type { ExclusionMark } from '@skins/engine/limits';

interface Figures {
  readonly limited: number;
  readonly onBreak: number;
  readonly excluded: number;
}

/** Counts players with limits, breaks and exclusions at a time. */
export function brakingIn(readModels: Database): (time: number) => Figures {
  const count = readModels.prepare<{ time: number }, Figures>(
    `SELECT (SELECT COUNT(DISTINCT player) FROM player_cap) AS limited,
            (SELECT COUNT(*) FROM player_break WHERE until > $time) AS onBreak,
            (SELECT COUNT(DISTINCT player) FROM exclusion WHERE until > $time) AS excluded`,
  );
  return (time) => count.get({ time }) ?? { limited: 0, onBreak: 0, excluded: 0 };
}

/** An exclusion found by a mark. */
export interface Exclusion {
  /** milliseconds since 1970 */
  readonly until: number;
  readonly by: ExclusionMark;
}

/** Returns the longest exclusion at a time among these marks. */
export function exclusionBy(
  readModels: Database,
): (marks: readonly ExclusionMark[], time: number) => Exclusion | undefined {
  const find = readModels.prepare<[string, string, number], { until: number }>(
    'SELECT until FROM exclusion_mark WHERE hash = ? AND kind = ? AND until > ?',
  );
  return (marks, time) =>
    marks
      .flatMap((by) => {
        const found = find.get(by.hash, by.kind, time);
        return found === undefined ? [] : [{ until: found.until, by }];
      })
      .toSorted((a, b) => b.until - a.until)[0];
}

interface Chosen {
  readonly position: string;
  readonly player: string;
}

/** Returns the first exclusion after a log position that is running at a time and was chosen by its player. */
export function chosenAfter(readModels: Database): (position: string, time: number) => Chosen | undefined {
  const find = readModels.prepare<[string, number], Chosen>(
    'SELECT position, player FROM exclusion WHERE position > ? AND days IS NOT NULL AND until > ? ORDER BY position LIMIT 1',
  );
  return (position, time) => find.get(position, time);
}
