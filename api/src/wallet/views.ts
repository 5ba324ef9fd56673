import type { Database } from 'better-sqlite3';
import { playerOf } from '@skins/engine/accounts';
import { type Posting, WalletPosted } from '@skins/engine/wallet';
import { listOver } from '../lists/description.ts';
import { indexesOf } from '../lists/indexes.ts';
import type { Projection } from '../projections/projection.ts';

/** The sum of each account over all players, in 1/10,000 gem: together they are zero. What the mint gave and took, by reason. */
const accountSums: Projection = {
  name: 'account-sums',
  version: 2,
  tables: ['account_sum', 'mint_sum'],
  schema: `
    CREATE TABLE IF NOT EXISTS account_sum (account TEXT PRIMARY KEY, amount INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS mint_sum (reason TEXT PRIMARY KEY, amount INTEGER NOT NULL) STRICT, WITHOUT ROWID`,
  hears: [WalletPosted],
  prepare(database: Database) {
    const adderTo = (table: string, key: string) =>
      database.prepare<[string, number]>(
        `INSERT INTO ${table} (${key}, amount) VALUES (?, ?) ON CONFLICT DO UPDATE SET amount = amount + excluded.amount`,
      );
    const toAccount = adderTo('account_sum', 'account');
    const toMint = adderTo('mint_sum', 'reason');
    return (batch) => {
      const sums = new Map<string, number>();
      const minted = new Map<string, number>();
      for (const { event } of batch)
        if (WalletPosted.is(event))
          for (const { from, to, amount } of event.data.postings) {
            more(sums, from, -amount);
            more(sums, to, amount);
            if (from === 'mint') more(minted, event.data.reason, amount);
            if (to === 'mint') more(minted, event.data.reason, -amount);
          }
      for (const [account, amount] of sums) toAccount.run(account, amount);
      for (const [reason, amount] of minted) toMint.run(reason, amount);
    };
  },
};

const more = (sums: Map<string, number>, key: string, amount: number) =>
  sums.set(key, (sums.get(key) ?? 0) + amount);

/** What a posting did to its player's gems; even: it moved gems between other accounts, such as a stake that was lost. */
export const POSTING_WAYS = ['in', 'out', 'even'] as const;
export type PostingWay = (typeof POSTING_WAYS)[number];

/** A posting in its player's record. Amounts in 1/10,000 gem. */
export interface ListedPosting {
  readonly owner: string;
  readonly position: string;
  /** the reason for which the gems moved */
  readonly kind: string;
  readonly way: PostingWay;
  /** of the player's balance, with its sign */
  readonly amount: number;
  /** afterwards */
  readonly balance: number;
  /** the place of the event that it is for; empty in logs of edition 1, which did not say */
  readonly cause: string;
  readonly command: string;
  /** milliseconds since 1970 */
  readonly time: number;
}

interface Tables {
  readonly wallet_posting: ListedPosting;
  readonly wallet_posting_total: { readonly owner: string; readonly postings: number };
}

export const listedPostings = listOver<Tables>()('wallet_posting', {
  whose: 'owner',
  id: 'position',
  sortable: ['time'],
  filters: { kind: { equals: 'kind' }, way: { equals: 'way' }, time: { range: 'time' } },
  total: { table: 'wallet_posting_total', column: 'postings' },
});

/** Every posting of every player. */
const postings: Projection = {
  name: 'wallet-postings',
  version: 1,
  tables: ['wallet_posting', 'wallet_posting_total'],
  schema: `
    CREATE TABLE IF NOT EXISTS wallet_posting (
      owner TEXT NOT NULL, position TEXT NOT NULL, kind TEXT NOT NULL, way TEXT NOT NULL, amount INTEGER NOT NULL,
      balance INTEGER NOT NULL, cause TEXT NOT NULL, command TEXT NOT NULL, time INTEGER NOT NULL,
      PRIMARY KEY (owner, position)) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS wallet_posting_total (
      owner TEXT PRIMARY KEY, postings INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    ${indexesOf(listedPostings)}`,
  hears: [WalletPosted],
  prepare(database: Database) {
    const insert = database.prepare<[string, string, string, string, number, number, string, string, number]>(
      `INSERT INTO wallet_posting (owner, position, kind, way, amount, balance, cause, command, time)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    const count = database.prepare<[string, number]>(
      `INSERT INTO wallet_posting_total (owner, postings) VALUES (?, ?)
       ON CONFLICT DO UPDATE SET postings = postings + excluded.postings`,
    );
    return (batch) => {
      const counts = new Map<string, number>();
      for (const { event, meta, position } of batch) {
        const owner = playerOf(meta.stream);
        if (owner === undefined || !WalletPosted.is(event)) continue;
        const { reason, balance, cause } = event.data;
        const amount = changeOf(event.data.postings);
        const way = amount === 0 ? 'even' : amount > 0 ? 'in' : 'out';
        insert.run(owner, position, reason, way, amount, balance, cause ?? '', meta.command, meta.time);
        more(counts, owner, 1);
      }
      for (const [owner, postings] of counts) count.run(owner, postings);
    };
  },
};

/** What postings did to their player's balance. */
const changeOf = (legs: readonly Posting[]): number =>
  legs.reduce(
    (sum, { from, to, amount }) => sum + (to === 'player' ? amount : 0) - (from === 'player' ? amount : 0),
    0,
  );

export const views: readonly Projection[] = [accountSums, postings];
