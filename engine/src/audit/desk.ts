import type { GrantedItem } from '../bag/index.ts';
import type { Sha256Hex } from '../fairness/index.ts';
import type { PlayerBooks, ShopBooks, Totals } from './books.ts';

/** What one command has paid for and opened so far. */
export interface Basket {
  paid: number;
  spent: number;
  readonly items: GrantedItem[];
}

/** All that a check may look at and change. */
export interface Desk {
  readonly hash: Sha256Hex;
  readonly shop: ShopBooks;
  readonly totals: Totals;
  /** whose stream the event stands in; an empty one for streams that are no player's */
  readonly player: PlayerBooks;
  readonly basket: Basket;
}
