import { playerOf } from '@skins/engine/accounts';
import { SkinPurchased } from '@skins/engine/mall';
import { listOver } from '../../foundation/lists/description.ts';
import { indexesOf } from '../../foundation/lists/indexes.ts';
import type { Projection } from '../../foundation/projections/projection.ts';

/** A purchase in a list. Price in 1/10,000 gem. */
export interface ListedPurchase {
  readonly position: string;
  readonly player: string;
  readonly skin: string;
  readonly item: string;
  readonly price: number;
  /** hash of the rules in force at the purchase */
  readonly rules: string;
  readonly command: string;
  /** milliseconds since 1970 */
  readonly time: number;
}

interface Tables {
  readonly store_purchase: ListedPurchase;
}

export const listedPurchases = listOver<Tables>()('store_purchase', {
  whose: null,
  id: 'position',
  sortable: ['position', 'price'],
  filters: { player: { equals: 'player' }, skin: { equals: 'skin' }, time: { range: 'time' } },
  total: 'counted',
});

/** All purchases of all players. */
export const purchases: Projection = {
  name: 'store-purchases',
  version: 1,
  tables: ['store_purchase'],
  schema: `
    CREATE TABLE IF NOT EXISTS store_purchase (
      position TEXT PRIMARY KEY, player TEXT NOT NULL, skin TEXT NOT NULL, item TEXT NOT NULL, price INTEGER NOT NULL,
      rules TEXT NOT NULL, command TEXT NOT NULL, time INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    ${indexesOf(listedPurchases)}`,
  hears: [SkinPurchased],
  prepare(database) {
    const insert = database.prepare<[string, string, string, string, number, string, string, number]>(
      'INSERT INTO store_purchase (position, player, skin, item, price, rules, command, time) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    );
    return (batch) => {
      for (const { event, meta, position } of batch)
        if (SkinPurchased.is(event)) {
          const { skinId, itemId, price, rulesHash } = event.data;
          const player = playerOf(meta.stream) ?? '';
          insert.run(position, player, skinId, itemId, price, rulesHash, meta.command, meta.time);
        }
    };
  },
};
