import { playerOf } from '@skins/engine/accounts';
import { idOf, streamOf } from '@skins/engine/kernel';
import {
  SharesReleased,
  SharesSettled,
  SharesSold,
  WishDrawn,
  WishFrozen,
  WishPlanted,
  WishReturned,
  WishVoided,
} from '@skins/engine/wishes';
import type { Database } from 'better-sqlite3';
import { listOver } from '../../foundation/lists/description.ts';
import { indexesOf } from '../../foundation/lists/indexes.ts';
import type { Projection } from '../../foundation/projections/projection.ts';

/** A wish in lists, for ordering and filtering; its details are in its stream. Times in milliseconds since 1970. */
export interface ListedWish {
  readonly id: string;
  /** log position of its planting */
  readonly position: string;
  /** growing, full, lit, returned or void */
  readonly state: string;
  readonly skin: string;
  /** of the skin, 1/10,000 gem */
  readonly price: number;
  /** of one share, 1/10,000 gem */
  readonly share: number;
  readonly sold: number;
  /** player id; empty for the house */
  readonly planter: string;
  readonly closes: number;
  /** position of the freeze; empty before */
  readonly frozen: string;
  /** returned or void: why; empty otherwise */
  readonly reason: string;
  /** lit, returned or void; 0 before */
  readonly over: number;
}

/** A purchase of shares. Amounts in 1/10,000 gem. */
export interface ListedPurchase {
  /** log position of the sale */
  readonly position: string;
  readonly wish: string;
  readonly player: string;
  /** number of the first share */
  readonly first: number;
  readonly last: number;
  /** of the stake */
  readonly place: string;
  /** open, won, lost or returned */
  readonly result: string;
  readonly paid: number;
  /** paid and not returned */
  readonly cost: number;
  readonly value: number;
  /** empty: none */
  readonly item: string;
  readonly time: number;
}

interface Tables {
  readonly wish: ListedWish;
  readonly wish_purchase: ListedPurchase;
}

export const allWishes = listOver<Tables>()('wish', {
  whose: null,
  id: 'position',
  sortable: ['position', 'price', 'sold'],
  filters: {
    state: { equals: 'state' },
    reason: { equals: 'reason' },
    skin: { equals: 'skin' },
    planter: { equals: 'planter' },
  },
  total: 'counted',
});

export const playersPurchases = listOver<Tables>()('wish_purchase', {
  whose: 'player',
  id: 'position',
  sortable: ['position'],
  filters: { result: { equals: 'result' } },
  total: 'counted',
});

const wishes: Projection = {
  name: 'wishes',
  version: 1,
  tables: ['wish', 'wish_count'],
  schema: `
    CREATE TABLE IF NOT EXISTS wish (
      id TEXT NOT NULL UNIQUE, position TEXT PRIMARY KEY, state TEXT NOT NULL, skin TEXT NOT NULL, price INTEGER NOT NULL,
      share INTEGER NOT NULL, sold INTEGER NOT NULL, planter TEXT NOT NULL, closes INTEGER NOT NULL, frozen TEXT NOT NULL,
      reason TEXT NOT NULL, over INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS wish_by_sold ON wish (state, sold, position);
    CREATE INDEX IF NOT EXISTS wish_by_deadline ON wish (state, closes, position);
    CREATE INDEX IF NOT EXISTS wish_by_planting ON wish (state, position);
    CREATE INDEX IF NOT EXISTS wish_by_end ON wish (state, over, position);
    CREATE TABLE IF NOT EXISTS wish_count (state TEXT PRIMARY KEY, wishes INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    ${indexesOf(allWishes)}`,
  hears: [WishPlanted, SharesSold, WishFrozen, WishDrawn, WishReturned, WishVoided],
  prepare(database: Database) {
    const insert = database.prepare<
      Pick<ListedWish, 'id' | 'position' | 'skin' | 'price' | 'share' | 'planter' | 'closes'>
    >(
      `INSERT INTO wish VALUES ($id, $position, 'growing', $skin, $price, $share, 0, $planter, $closes, '', '', 0)`,
    );
    const sell = database.prepare<[number, string]>('UPDATE wish SET sold = ? WHERE id = ?');
    const freeze = database.prepare<[string, string]>(
      "UPDATE wish SET state = 'full', frozen = ? WHERE id = ?",
    );
    const end = database.prepare<[string, string, number, string]>(
      'UPDATE wish SET state = ?, reason = ?, over = ? WHERE id = ?',
    );
    const count = database.prepare<[string, number]>(
      'INSERT INTO wish_count VALUES (?, ?) ON CONFLICT DO UPDATE SET wishes = wishes + excluded.wishes',
    );
    const goesOn = (from: string, to: string): void => {
      count.run(from, -1);
      count.run(to, 1);
    };
    return (batch) => {
      for (const { event, meta, position } of batch) {
        const id = idOf(meta.stream);
        if (WishPlanted.is(event)) {
          const { asked, terms } = event.data;
          const { skinId: skin, price, sharePrice: share, closesAt: closes } = terms;
          const planter = asked === null ? '' : (playerOf(streamOf(asked)) ?? '');
          insert.run({ id, position, skin, price, share, planter, closes });
          count.run('growing', 1);
        } else if (SharesSold.is(event)) sell.run(event.data.to, id);
        else if (WishFrozen.is(event)) {
          freeze.run(position, id);
          goesOn('growing', 'full');
        } else if (WishDrawn.is(event)) {
          end.run('lit', '', meta.time, id);
          goesOn('full', 'lit');
        } else if (WishReturned.is(event)) {
          end.run('returned', event.data.reason, meta.time, id);
          goesOn('growing', 'returned');
        } else if (WishVoided.is(event)) {
          end.run('void', event.data.reason, meta.time, id);
          goesOn('full', 'void');
        }
      }
    };
  },
};

const purchases: Projection = {
  name: 'wish-purchases',
  version: 1,
  tables: ['wish_purchase', 'wish_share_price'],
  schema: `
    CREATE TABLE IF NOT EXISTS wish_purchase (
      position TEXT NOT NULL, wish TEXT NOT NULL, player TEXT NOT NULL, first INTEGER NOT NULL, last INTEGER NOT NULL,
      place TEXT NOT NULL UNIQUE, result TEXT NOT NULL, paid INTEGER NOT NULL, cost INTEGER NOT NULL, value INTEGER NOT NULL,
      item TEXT NOT NULL, time INTEGER NOT NULL, PRIMARY KEY (player, position)) STRICT, WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS wish_purchase_by_wish ON wish_purchase (player, wish);
    CREATE INDEX IF NOT EXISTS wish_purchase_by_result ON wish_purchase (player, result, wish);
    CREATE TABLE IF NOT EXISTS wish_share_price (wish TEXT PRIMARY KEY, price INTEGER NOT NULL) STRICT, WITHOUT ROWID;
    ${indexesOf(playersPurchases)}`,
  hears: [WishPlanted, SharesSold, SharesSettled, SharesReleased],
  prepare(database: Database) {
    const cost = database.prepare<[string, number]>('INSERT INTO wish_share_price VALUES (?, ?)');
    const insert = database.prepare<
      Pick<ListedPurchase, 'position' | 'wish' | 'player' | 'first' | 'last' | 'place' | 'time'>
    >(
      `INSERT INTO wish_purchase SELECT $position, $wish, $player, $first, $last, $place, 'open',
        price * ($last - $first + 1), price * ($last - $first + 1), 0, '', $time FROM wish_share_price WHERE wish = $wish`,
    );
    const result = database.prepare<Pick<ListedPurchase, 'result' | 'cost' | 'value' | 'item' | 'place'>>(
      'UPDATE wish_purchase SET result = $result, cost = $cost, value = $value, item = $item WHERE place = $place',
    );
    return (batch) => {
      for (const { event, meta, position } of batch) {
        if (WishPlanted.is(event)) cost.run(idOf(meta.stream), event.data.terms.sharePrice);
        else if (SharesSold.is(event)) {
          const { from: first, to: last, reserved: place } = event.data;
          const player = playerOf(streamOf(place)) ?? '';
          insert.run({ position, wish: idOf(meta.stream), player, first, last, place, time: meta.time });
        } else if (SharesSettled.is(event)) {
          const { reserved: place, gems, value, itemId } = event.data;
          const won = value > 0 ? 'won' : 'lost';
          result.run({ result: won, cost: gems, value, item: itemId ?? '', place });
        } else if (SharesReleased.is(event))
          result.run({ result: 'returned', cost: 0, value: 0, item: '', place: event.data.reserved });
      }
    };
  },
};

export const views: readonly Projection[] = [wishes, purchases];
