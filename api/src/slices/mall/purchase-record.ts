import type { Catalogue } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import type { Database } from 'better-sqlite3';
import type { DataOf, QueryOf } from '../../foundation/contract/call.ts';
import type { Language } from '../../foundation/http/language.ts';
import { List, beginningAt, nextOf } from '../../foundation/lists/index.ts';
import type { exchangeRecord } from './contract.ts';
import { faceIn } from '../catalogue/skin-face.ts';
import { type ListedPurchase, listedPurchases } from './purchases.ts';

const PAGE = 20;
const NEWEST_FIRST = { column: 'position', descending: true } as const;

/** A player's purchases. The cost of a page does not depend on the rows before it. */
export class PurchaseRecord {
  readonly #list: List<ListedPurchase, (typeof listedPurchases)['shape']>;

  constructor(readModels: Database) {
    this.#list = new List(readModels, listedPurchases);
  }

  /** @throws Refused `malformed` if `after` is not the end of a page */
  page(
    player: string,
    { after, size = PAGE }: QueryOf<typeof exchangeRecord>,
    catalogue: Catalogue,
    language: Language,
  ): DataOf<typeof exchangeRecord> {
    const wanted = { whose: null, filter: { player } } as const;
    const begin = beginningAt(after, NEWEST_FIRST);
    const page = this.#list.page({ ...wanted, ...begin, limit: size, sort: NEWEST_FIRST });
    return {
      records: page.rows.map(({ position, skin, item, price, rules, command, time }) => ({
        ...faceIn(catalogue, skin, language),
        id: position,
        itemId: item,
        price: toGems(price),
        rulesHash: rules,
        commandId: command,
        createTime: time,
      })),
      total: this.#list.total(wanted),
      next: nextOf(page),
    };
  }
}
