import { toGems } from '@skins/engine/kernel';
import type { Database } from 'better-sqlite3';
import { adjustmentTotals, voidedTotals } from '../adjustments/views.ts';
import type { DataOf } from '../../foundation/contract/call.ts';
import { START } from '../../foundation/store/index.ts';
import type { ledger } from './contract.ts';

type Ledger = DataOf<typeof ledger>;

interface Names {
  /** returns the text of a posting reason */
  readonly nameOf: (kind: string) => string;
  /** returns the text of an operator's reason */
  readonly whyOf: (reason: string) => string;
}

/** Returns the sums of all accounts at one log position, slightly behind the log. @returns reads it, with names for reasons */
export function ledgerOf(database: Database): (names: Names) => Ledger {
  const sums = database.prepare<[], { account: string; amount: number }>(
    'SELECT account, amount FROM account_sum',
  );
  const mints = database.prepare<[], { reason: string; amount: number }>(
    'SELECT reason, amount FROM mint_sum ORDER BY amount DESC',
  );
  const reached = database.prepare<[], { position: string }>(
    "SELECT position FROM projection WHERE name = 'account-sums'",
  );
  const totals = adjustmentTotals(database);
  const voided = voidedTotals(database);
  const read = ({ nameOf, whyOf }: Names): Ledger => {
    const held = new Map(sums.all().map(({ account, amount }) => [account, amount]));
    const gems = (account: string): number => toGems(held.get(account) ?? 0);
    const { credited, debited } = totals();
    return {
      position: reached.get()?.position ?? START,
      minted: 0 - gems('mint'),
      held: gems('player'),
      house: gems('house'),
      escrow: gems('escrow'),
      adjustments: { credited: toGems(credited), debited: toGems(debited) },
      voided: voided().map(({ reason, items, worth }) => ({
        reason,
        name: whyOf(reason),
        items,
        gems: toGems(worth),
      })),
      mintedFor: mints.all().map(({ reason, amount }) => ({
        kind: reason,
        name: nameOf(reason),
        gems: toGems(amount),
      })),
    };
  };
  // One transaction, so that the sums belong to the stated position.
  return database.transaction(read);
}
