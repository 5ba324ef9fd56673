import { playerOf } from '@skins/engine/accounts';
import { TaskBoxClaimed } from '@skins/engine/tasks';
import type { Database } from 'better-sqlite3';
import { listOver } from '../../foundation/lists/description.ts';
import { indexesOf } from '../../foundation/lists/indexes.ts';
import type { Projection } from '../../foundation/projections/projection.ts';

/** A claim in the operators' list. */
export interface ListedClaim {
  readonly position: string;
  readonly player: string;
  readonly box: string;
  readonly type: string;
  /** the box that is drawn or that a ticket opens; empty for other gifts */
  readonly of: string;
  readonly count: number;
  /** 1/10,000 gem */
  readonly gems: number;
  readonly rules: string;
  /** milliseconds since 1970 */
  readonly time: number;
}

interface Tables {
  readonly task_claim: ListedClaim;
}

export const listedClaims = listOver<Tables>()('task_claim', {
  whose: null,
  id: 'position',
  sortable: ['position'],
  filters: { player: { equals: 'player' }, box: { equals: 'box' }, time: { range: 'time' } },
  total: 'counted',
});

const claims: Projection = {
  name: 'task-claims',
  version: 1,
  tables: ['task_claim'],
  schema: `
    CREATE TABLE IF NOT EXISTS task_claim (
      position TEXT PRIMARY KEY, player TEXT NOT NULL, box TEXT NOT NULL, type TEXT NOT NULL, "of" TEXT NOT NULL,
      count INTEGER NOT NULL, gems INTEGER NOT NULL, rules TEXT NOT NULL, time INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    ${indexesOf(listedClaims)}`,
  hears: [TaskBoxClaimed],
  prepare(database: Database) {
    const insert = database.prepare<[string, string, string, string, string, number, number, string, number]>(
      'INSERT INTO task_claim (position, player, box, type, "of", count, gems, rules, time) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    );
    return (batch) => {
      for (const { event, meta, position } of batch)
        if (TaskBoxClaimed.is(event)) {
          const { boxId, gives, rulesHash } = event.data;
          const { type, of, count, gems } = gives;
          const player = playerOf(meta.stream) ?? '';
          insert.run(position, player, boxId, type, of ?? '', count, gems, rulesHash, meta.time);
        }
    };
  },
};

export const views: readonly Projection[] = [claims];
