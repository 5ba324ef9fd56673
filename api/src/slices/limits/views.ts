import type { Database } from 'better-sqlite3';
import { playerOf } from '@skins/engine/accounts';
import {
  BreakTaken,
  type ExclusionMark,
  ExclusionShared,
  LimitSet,
  RaiseConfirmed,
  SelfExcluded,
  breakEnd,
  capName,
  exclusionEnd,
} from '@skins/engine/limits';
import { listOver } from '../../foundation/lists/description.ts';
import { indexesOf } from '../../foundation/lists/indexes.ts';
import type { Projection } from '../../foundation/projections/projection.ts';

/** A self-exclusion in the operators' list. Times in milliseconds since 1970. */
export interface ListedExclusion {
  readonly position: string;
  readonly player: string;
  /** as the player chose; null if it was shared from another account */
  readonly days: number | null;
  readonly time: number;
  readonly until: number;
}

interface Tables {
  readonly exclusion: ListedExclusion;
}

export const listedExclusions = listOver<Tables>()('exclusion', {
  whose: null,
  id: 'position',
  sortable: ['position', 'until'],
  filters: { player: { equals: 'player' }, time: { range: 'time' } },
  total: 'counted',
});

/** Players' limits, breaks and exclusions, and the marks of the excluded. */
const braking: Projection = {
  name: 'limits',
  version: 2,
  tables: ['exclusion', 'exclusion_mark', 'player_cap', 'player_break'],
  schema: `
    CREATE TABLE IF NOT EXISTS exclusion (
      position TEXT PRIMARY KEY, player TEXT NOT NULL, days INTEGER, time INTEGER NOT NULL, until INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    ${indexesOf(listedExclusions)}
    CREATE TABLE IF NOT EXISTS exclusion_mark (
      hash TEXT NOT NULL, kind TEXT NOT NULL, until INTEGER NOT NULL, PRIMARY KEY (hash, kind)) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS player_cap (
      player TEXT NOT NULL, cap TEXT NOT NULL, PRIMARY KEY (player, cap)) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS player_break (
      player TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;`,
  hears: [LimitSet, RaiseConfirmed, BreakTaken, SelfExcluded, ExclusionShared],
  prepare(database: Database) {
    const exclude = database.prepare<[string, string, number | null, number, number]>(
      'INSERT INTO exclusion (position, player, days, time, until) VALUES (?, ?, ?, ?, ?)',
    );
    const mark = database.prepare<[string, string, number]>(
      `INSERT INTO exclusion_mark (hash, kind, until) VALUES (?, ?, ?)
       ON CONFLICT DO UPDATE SET until = MAX(until, excluded.until)`,
    );
    const cap = database.prepare<[string, string]>(
      'INSERT OR IGNORE INTO player_cap (player, cap) VALUES (?, ?)',
    );
    const uncap = database.prepare<[string, string]>('DELETE FROM player_cap WHERE player = ? AND cap = ?');
    const rest = database.prepare<[string, number]>(
      'INSERT INTO player_break (player, until) VALUES (?, ?) ON CONFLICT DO UPDATE SET until = excluded.until',
    );
    const know = (marks: readonly ExclusionMark[], until: number): void => {
      for (const { hash, kind } of marks) mark.run(hash, kind, until);
    };
    return (batch) => {
      for (const { event, meta, position } of batch) {
        const player = playerOf(meta.stream) ?? '';
        if (LimitSet.is(event)) cap.run(player, capName(event.data.kind, event.data.span));
        else if (RaiseConfirmed.is(event) && event.data.amount === null)
          uncap.run(player, capName(event.data.kind, event.data.span));
        else if (BreakTaken.is(event)) rest.run(player, breakEnd(meta.time, event.data.hours));
        else if (SelfExcluded.is(event)) {
          const { days, marks } = event.data;
          const until = exclusionEnd(meta.time, days);
          exclude.run(position, player, days, meta.time, until);
          know(marks, until);
        } else if (ExclusionShared.is(event)) {
          const { until, marks } = event.data;
          exclude.run(position, player, null, meta.time, until);
          know(marks, until);
        }
      }
    };
  },
};

export const views: readonly Projection[] = [braking];
