import type { Database } from 'better-sqlite3';
import { WalletPosted } from '@skins/engine/wallet';
import type { Projection } from '../projections/projection.ts';

/** The sum of each account over all players, in 1/10,000 gem: together they are zero. */
const accountSums: Projection = {
  name: 'account-sums',
  version: 1,
  tables: ['account_sum'],
  schema:
    'CREATE TABLE IF NOT EXISTS account_sum (account TEXT PRIMARY KEY, amount INTEGER NOT NULL) STRICT, WITHOUT ROWID',
  prepare(database: Database) {
    const add = database.prepare<[string, number]>(
      'INSERT INTO account_sum (account, amount) VALUES (?, ?) ON CONFLICT DO UPDATE SET amount = amount + excluded.amount',
    );
    return (batch) => {
      const sums = new Map<string, number>();
      const move = (account: string, amount: number) => sums.set(account, (sums.get(account) ?? 0) + amount);
      for (const { event } of batch)
        if (WalletPosted.is(event))
          for (const { from, to, amount } of event.data.postings) {
            move(from, -amount);
            move(to, amount);
          }
      for (const [account, amount] of sums) add.run(account, amount);
    };
  },
};

export const views: readonly Projection[] = [accountSums];
