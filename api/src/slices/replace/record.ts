import type { GrantedItem } from '@skins/engine/bag';
import type { Catalogue } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import type { Database } from 'better-sqlite3';
import { faceOf } from '../catalogue/skin-face.ts';
import type { DataOf, QueryOf } from '../../foundation/contract/call.ts';
import type { Language } from '../../foundation/http/language.ts';
import { List, beginningAt, nextOf } from '../../foundation/lists/index.ts';
import type { replaceRecord } from './contract.ts';
import { type ListedReplacement, ownReplacements } from './views.ts';

type Page = DataOf<typeof replaceRecord>;
type Row = Page['records'][number];

const PAGE = 12;
const NEWEST_FIRST = { column: 'position', descending: true } as const;

/** A player's replacements, from their table. The cost of a page does not depend on the rows before it. */
export class ReplaceRecord {
  readonly #list: List<ListedReplacement, (typeof ownReplacements)['shape']>;

  constructor(readModels: Database) {
    this.#list = new List(readModels, ownReplacements);
  }

  /** @throws Refused `malformed` if `after` is not the end of a page */
  page(
    player: string,
    { after, size = PAGE }: QueryOf<typeof replaceRecord>,
    catalogue: Catalogue,
    language: Language,
  ): Page {
    const wanted = { whose: player, filter: {} };
    const begin = beginningAt(after, NEWEST_FIRST);
    const page = this.#list.page({ ...wanted, ...begin, limit: size, sort: NEWEST_FIRST });
    return {
      records: page.rows.map((row) => ({
        id: row.position,
        commandId: row.command,
        createTime: row.time,
        ...shownReplacement(replacedIn(row), catalogue, language),
      })),
      total: this.#list.total(wanted),
      next: nextOf(page),
    };
  }
}

/** A replacement, from an event or a row. Amounts in 1/10,000 gem. */
export interface Replaced {
  readonly given: readonly GrantedItem[];
  readonly taken: readonly GrantedItem[];
  readonly fee: number;
  readonly paid: number;
  readonly refund: number;
  readonly rulesHash: string;
  readonly quote: string;
}

/** Parses a row's items, which the projection wrote as they are in the event. */
export const itemsIn = (text: string): readonly GrantedItem[] => {
  const items: readonly GrantedItem[] = JSON.parse(text);
  return items;
};

const replacedIn = ({ given, taken, rules_hash: rulesHash, ...row }: ListedReplacement): Replaced => ({
  ...row,
  given: itemsIn(given),
  taken: itemsIn(taken),
  rulesHash,
});

const worthOf = (items: readonly GrantedItem[]): number => items.reduce((sum, { value }) => sum + value, 0);

/** Returns a replacement for its player. */
export function shownReplacement(
  { given, taken, fee, paid, refund, rulesHash, quote }: Replaced,
  catalogue: Catalogue,
  language: Language,
): Omit<Row, 'id' | 'commandId' | 'createTime'> {
  const [worth, price] = [worthOf(given), worthOf(taken)];
  const shown = ({ itemId, skinId, value }: GrantedItem) => ({
    itemId,
    ...faceOf(catalogue, skinId, language),
    value: toGems(value),
  });
  return {
    given: given.map(shown),
    taken: taken.map(shown),
    worth: toGems(worth),
    fee: toGems(fee),
    price: toGems(price),
    paid: toGems(paid),
    refund: toGems(refund),
    kept: toGems(worth - fee + paid - price - refund),
    rulesHash,
    quote,
  };
}
