import { toGems } from '@skins/engine/kernel';
import type { Database } from 'better-sqlite3';
import type { DataOf } from '../contract/call.ts';
import type { ledger } from './contract.ts';
import { adjustmentTotals } from './views.ts';

/** Where all gems are. Sums are a moment behind the log. */
export function ledgerOf(database: Database): () => DataOf<typeof ledger> {
  const sums = database.prepare<[], { account: string; amount: number }>(
    'SELECT account, amount FROM account_sum',
  );
  const totals = adjustmentTotals(database);
  return () => {
    const held = new Map(sums.all().map(({ account, amount }) => [account, amount]));
    const gems = (account: string): number => toGems(held.get(account) ?? 0);
    const { credited, debited } = totals();
    return {
      minted: 0 - gems('mint'),
      held: gems('player'),
      house: gems('house'),
      escrow: gems('escrow'),
      adjustments: { credited: toGems(credited), debited: toGems(debited) },
    };
  };
}
