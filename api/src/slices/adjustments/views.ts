import type { Database } from 'better-sqlite3';
import { playerOf } from '@skins/engine/accounts';
import { BalanceAdjusted } from '@skins/engine/adjustments';
import { actorOf } from '@skins/engine/kernel';
import { listOver } from '../../foundation/lists/description.ts';
import { indexesOf } from '../../foundation/lists/indexes.ts';
import { ranksOf } from '../../foundation/lists/ranks.ts';
import type { Projection } from '../../foundation/projections/projection.ts';

/** A credit or debit in the operators' list. Amount in 1/10,000 gem. */
export interface ListedAdjustment {
  readonly position: string;
  readonly player: string;
  readonly operator: string;
  readonly way: 'credit' | 'debit';
  readonly amount: number;
  readonly reason: string;
  /** 1: approved by a second person */
  readonly approved: number;
  /** milliseconds since 1970 */
  readonly time: number;
}

interface Tables {
  readonly adjustment: ListedAdjustment;
}

export const listedAdjustments = listOver<Tables>()('adjustment', {
  whose: null,
  id: 'position',
  sortable: ['position'],
  filters: {
    player: { equals: 'player' },
    operator: { equals: 'operator' },
    reason: { equals: 'reason' },
    way: { equals: 'way' },
    time: { range: 'time' },
  },
  total: 'counted',
  ranked: true,
});

const adjustmentList: Projection = {
  name: 'adjustments',
  version: 2,
  tables: ['adjustment', ...ranksOf(listedAdjustments)],
  schema: `
    CREATE TABLE IF NOT EXISTS adjustment (
      position TEXT PRIMARY KEY, player TEXT NOT NULL, operator TEXT NOT NULL, way TEXT NOT NULL,
      amount INTEGER NOT NULL, reason TEXT NOT NULL, approved INTEGER NOT NULL, time INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS adjustment_spent ON adjustment (operator, approved, time, amount);
    ${indexesOf(listedAdjustments)}`,
  hears: [BalanceAdjusted],
  prepare(database: Database) {
    const insert = database.prepare<[string, string, string, string, number, string, number, number]>(
      `INSERT INTO adjustment (position, player, operator, way, amount, reason, approved, time)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    return (batch) => {
      for (const { event, meta, position } of batch) {
        if (!BalanceAdjusted.is(event)) continue;
        const { way, amount, reason, approved } = event.data;
        const player = playerOf(meta.stream) ?? '';
        const operator = actorOf(meta.actor)?.id ?? '';
        insert.run(position, player, operator, way, amount, reason, Number(approved), meta.time);
      }
    };
  },
};

export const views: readonly Projection[] = [adjustmentList];

/** Returns the sum an operator moved without approval since a time, in 1/10,000 gem. */
export function spentSince(database: Database): (operatorId: string, time: number) => number {
  const sum = database.prepare<[string, number], { spent: number }>(
    'SELECT COALESCE(SUM(amount), 0) AS spent FROM adjustment WHERE operator = ? AND approved = 0 AND time >= ?',
  );
  return (operatorId, time) => sum.get(operatorId, time)?.spent ?? 0;
}

/** Returns all credits and debits, in 1/10,000 gem. */
export function adjustmentTotals(database: Database): () => { credited: number; debited: number } {
  const sum = database.prepare<[string], { total: number }>(
    'SELECT COALESCE(SUM(amount), 0) AS total FROM adjustment WHERE way = ?',
  );
  return () => ({ credited: sum.get('credit')?.total ?? 0, debited: sum.get('debit')?.total ?? 0 });
}
