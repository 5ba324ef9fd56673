import type { Database } from 'better-sqlite3';
import { playerOf } from '@skins/engine/accounts';
import { shop } from '@skins/engine/shop';
import { VipBonusClaimed } from '@skins/engine/vip';
import { listOver } from '../../foundation/lists/description.ts';
import { indexesOf } from '../../foundation/lists/indexes.ts';
import type { Projection } from '../../foundation/projections/projection.ts';

/** A bonus in the operators' list. Amount in 1/10,000 gem. */
export interface ListedClaim {
  readonly position: string;
  readonly player: string;
  readonly level: number;
  readonly amount: number;
  /** milliseconds since 1970 */
  readonly time: number;
}

interface Tables {
  readonly vip_claim: ListedClaim;
}

export const listedClaims = listOver<Tables>()('vip_claim', {
  whose: null,
  id: 'position',
  sortable: ['position'],
  filters: { player: { equals: 'player' }, level: { equals: 'level' }, time: { range: 'time' } },
  total: 'counted',
});

const claims: Projection = {
  name: 'vip-claims',
  version: 1,
  tables: ['vip_claim'],
  schema: `
    CREATE TABLE IF NOT EXISTS vip_claim (
      position TEXT PRIMARY KEY, player TEXT NOT NULL, level INTEGER NOT NULL, amount INTEGER NOT NULL,
      time INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    ${indexesOf(listedClaims)}`,
  hears: [VipBonusClaimed],
  prepare(database: Database) {
    const insert = database.prepare<[string, string, number, number, number]>(
      'INSERT INTO vip_claim (position, player, level, amount, time) VALUES (?, ?, ?, ?, ?)',
    );
    return (batch) => {
      for (const { event, meta, position } of batch)
        if (VipBonusClaimed.is(event)) {
          const { level, amount } = event.data;
          insert.run(position, playerOf(meta.stream) ?? '', level, amount, meta.time);
        }
    };
  },
};

const readersOf = (name: 'paidIn' | 'takenBack') =>
  new Map(
    shop.measures.flatMap((one) => {
      const read = one.reader(name);
      return read === undefined ? [] : [[one.type, read] as const];
    }),
  );

const paid = readersOf('paidIn');
const takenBack = readersOf('takenBack');

/** Each player's payments less reversals, for levels in lists of many players. */
const experience: Projection = {
  name: 'vip-experience',
  version: 1,
  tables: ['vip_experience'],
  schema:
    'CREATE TABLE IF NOT EXISTS vip_experience (player TEXT PRIMARY KEY, amount INTEGER NOT NULL) STRICT, WITHOUT ROWID',
  hears: [...paid.keys(), ...takenBack.keys()].map((type) => ({ type })),
  prepare(database: Database) {
    const add = database.prepare<[string, number]>(
      'INSERT INTO vip_experience (player, amount) VALUES (?, ?) ON CONFLICT DO UPDATE SET amount = amount + excluded.amount',
    );
    return (batch) => {
      for (const { event, meta } of batch) {
        const more = (paid.get(event.type)?.(event) ?? 0) - (takenBack.get(event.type)?.(event) ?? 0);
        const player = more === 0 ? undefined : playerOf(meta.stream);
        if (player !== undefined) add.run(player, more);
      }
    };
  },
};

export const views: readonly Projection[] = [claims, experience];

/** Returns a player's payments less reversals, in 1/10,000 gem; never negative. */
export function experienceIn(database: Database): (playerId: string) => number {
  const row = database.prepare<[string], { amount: number }>(
    'SELECT amount FROM vip_experience WHERE player = ?',
  );
  return (playerId) => Math.max(0, row.get(playerId)?.amount ?? 0);
}
