import type { Database } from 'better-sqlite3';
import { playerOf } from '@skins/engine/accounts';
import { WalletPosted } from '@skins/engine/wallet';
import type { Projection } from '../../foundation/projections/projection.ts';
import { prepareStrands, strandTables } from '../../foundation/records/strands.ts';
import { ordinalOf } from '../../foundation/store/index.ts';
import { LINKS, changeOf, narrowingsOf, strandOf, wayOf } from './listed-posting.ts';

/** Name of the table of players' postings. */
export const POSTINGS = 'wallet_posting';

const strands = strandTables(POSTINGS);

/** Sums of each account over all players, in 1/10,000 gem, which add up to zero; and sums of the mint by reason. */
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

/** All postings of all players. */
const postings: Projection = {
  name: 'wallet-postings',
  version: 2,
  tables: [POSTINGS, ...strands.tables],
  formerTables: [`${POSTINGS}_total`],
  schema: `
    CREATE TABLE IF NOT EXISTS ${POSTINGS} (
      ordinal INTEGER PRIMARY KEY, kind TEXT NOT NULL, amount INTEGER NOT NULL, balance INTEGER NOT NULL,
      cause TEXT NOT NULL, command TEXT NOT NULL, time INTEGER NOT NULL,
      ${LINKS.map((link) => `${link} INTEGER`).join(', ')}) STRICT;
    ${strands.schema}`,
  hears: [WalletPosted],
  prepare(database: Database) {
    const insert = database.prepare<
      [number, string, number, number, string, string, number, ...(number | null)[]]
    >(
      `INSERT INTO ${POSTINGS} (ordinal, kind, amount, balance, cause, command, time, ${LINKS.join(', ')})
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
    const { add, write } = prepareStrands(database, POSTINGS)();
    return (events, more = false) => {
      for (const { event, meta, position } of events) {
        const owner = playerOf(meta.stream);
        if (owner === undefined || !WalletPosted.is(event)) continue;
        const { reason, balance, cause } = event.data;
        const amount = changeOf(event.data.postings);
        const place = { ordinal: ordinalOf(position), time: meta.time };
        const before = narrowingsOf(reason, wayOf(amount)).map((one) => add(owner, strandOf(one), place));
        insert.run(place.ordinal, reason, amount, balance, cause ?? '', meta.command, place.time, ...before);
      }
      if (!more) write();
    };
  },
};

export const views: readonly Projection[] = [accountSums, postings];
