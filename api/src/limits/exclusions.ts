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

/** Whether somebody who is excluded at a time has one of these marks: whoever else they say they are. */
export function excludedBy(readModels: Database): (marks: readonly ExclusionMark[], time: number) => boolean {
  const find = readModels.prepare<[string, string, number], { found: 1 }>(
    'SELECT 1 AS found FROM exclusion_mark WHERE hash = ? AND kind = ? AND until > ?',
  );
  return (marks, time) => marks.some(({ hash, kind }) => find.get(hash, kind, time) !== undefined);
}
