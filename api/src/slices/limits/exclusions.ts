import type { Database } from 'better-sqlite3';
import type { ExclusionMark } from '@skins/engine/limits';

interface Figures {
  readonly limited: number;
  readonly onBreak: number;
  readonly excluded: number;
}

/** How many players brake themselves at a time. */
export function brakingIn(readModels: Database): (time: number) => Figures {
  const count = readModels.prepare<{ time: number }, Figures>(
    `SELECT (SELECT COUNT(DISTINCT player) FROM player_cap) AS limited,
            (SELECT COUNT(*) FROM player_break WHERE until > $time) AS onBreak,
            (SELECT COUNT(DISTINCT player) FROM exclusion WHERE until > $time) AS excluded`,
  );
  return (time) => count.get({ time }) ?? { limited: 0, onBreak: 0, excluded: 0 };
}

/** An exclusion that is known by a mark. */
export interface Exclusion {
  /** milliseconds since 1970 */
  readonly until: number;
  readonly by: ExclusionMark;
}

/** The longest exclusion at a time of somebody who has one of these marks: whoever else they say they are. */
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

/** The first exclusion behind a position of the log that runs at a time, and that its player chose. */
export function chosenAfter(readModels: Database): (position: string, time: number) => Chosen | undefined {
  const find = readModels.prepare<[string, number], Chosen>(
    'SELECT position, player FROM exclusion WHERE position > ? AND days IS NOT NULL AND until > ? ORDER BY position LIMIT 1',
  );
  return (position, time) => find.get(position, time);
}
