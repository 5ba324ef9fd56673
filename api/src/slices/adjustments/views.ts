import type { Database } from 'better-sqlite3';
import { playerOf } from '@skins/engine/accounts';
import { BalanceAdjusted, ItemsVoided } from '@skins/engine/adjustments';
import { actorOf } from '@skins/engine/kernel';
import { listOver } from '../../foundation/lists/description.ts';
import { indexesOf } from '../../foundation/lists/indexes.ts';
import { ranksOf } from '../../foundation/lists/ranks.ts';
import type { Projection } from '../../foundation/projections/projection.ts';

/** A credit, a debit or voided items in the operators' list. Amount in 1/10,000 gem. */
export interface ListedAdjustment {
  readonly position: string;
  readonly player: string;
  readonly operator: string;
  readonly way: 'credit' | 'debit' | 'void';
  /** number of voided items */
  readonly items: number;
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
  version: 3,
  tables: ['adjustment', 'voided_item', ...ranksOf(listedAdjustments)],
  schema: `
    CREATE TABLE IF NOT EXISTS adjustment (
      position TEXT PRIMARY KEY, player TEXT NOT NULL, operator TEXT NOT NULL, way TEXT NOT NULL, items INTEGER NOT NULL,
      amount INTEGER NOT NULL, reason TEXT NOT NULL, approved INTEGER NOT NULL, time INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS voided_item (item TEXT PRIMARY KEY, reason TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS adjustment_spent ON adjustment (operator, approved, time, amount);
    ${indexesOf(listedAdjustments)}`,
  hears: [BalanceAdjusted, ItemsVoided],
  prepare(database: Database) {
    const insert = database.prepare<[string, string, string, string, number, number, string, number, number]>(
      `INSERT INTO adjustment (position, player, operator, way, items, amount, reason, approved, time)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    const insertItem = database.prepare<[string, string]>(
      'INSERT OR REPLACE INTO voided_item (item, reason) VALUES (?, ?)',
    );
    return (batch) => {
      for (const { event, meta, position } of batch) {
        const player = playerOf(meta.stream) ?? '';
        const operator = actorOf(meta.actor)?.id ?? '';
        if (BalanceAdjusted.is(event)) {
          const { way, amount, reason, approved } = event.data;
          insert.run(position, player, operator, way, 0, amount, reason, Number(approved), meta.time);
        } else if (ItemsVoided.is(event)) {
          const { itemIds, worth, reason } = event.data;
          insert.run(position, player, operator, 'void', itemIds.length, worth, reason, 1, meta.time);
          for (const itemId of itemIds) insertItem.run(itemId, reason);
        }
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

/** Returns how many items were voided for each reason, and their worth in 1/10,000 gem; most first. */
export function voidedTotals(
  database: Database,
): () => readonly { readonly reason: string; readonly items: number; readonly worth: number }[] {
  const sums = database.prepare<[], { reason: string; items: number; worth: number }>(
    `SELECT reason, SUM(items) AS items, SUM(amount) AS worth FROM adjustment
     WHERE way = 'void' GROUP BY reason ORDER BY worth DESC, reason`,
  );
  return () => sums.all();
}

/** Returns the reason for which an item was voided; undefined if it was not, or is not listed yet. */
export function voidedFor(database: Database): (itemId: string) => string | undefined {
  const find = database.prepare<[string], { reason: string }>(
    'SELECT reason FROM voided_item WHERE item = ?',
  );
  return (itemId) => find.get(itemId)?.reason;
}
