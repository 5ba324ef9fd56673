import type { Database } from 'better-sqlite3';
import type { ListedWish } from './views.ts';

/** What a page of wishes shows. */
export interface Sought {
  /** growing, full, lit, returned or void */
  readonly state: string;
  /** whose shares; empty: anybody's */
  readonly player: string;
}

const OWN = 'id IN (SELECT wish FROM wish_purchase WHERE player = $player)';

const pageSql =
  (order: string) =>
  (mine: boolean): string =>
    `SELECT id FROM wish WHERE state = $state ${mine ? `AND ${OWN}` : "AND $player = ''"}
      ORDER BY ${order} LIMIT $limit OFFSET $offset`;

/** Queries of pages by their order, of all wishes or of a player's own. Each order has an index. */
export const PAGE_SQL = {
  near: pageSql('sold DESC, position DESC'),
  ending: pageSql('closes, position'),
  newest: pageSql('position DESC'),
  ended: pageSql('over DESC, position DESC'),
} as const;
export type WishOrder = keyof typeof PAGE_SQL;

/** Queries of the calls over the lists. */
export function wishQuestions(readModels: Database) {
  const pageBy = (order: WishOrder, mine: boolean) =>
    readModels.prepare<Sought & { limit: number; offset: number }, Pick<ListedWish, 'id'>>(
      PAGE_SQL[order](mine),
    );
  const pagesBy = (mine: boolean) => ({
    near: pageBy('near', mine),
    ending: pageBy('ending', mine),
    newest: pageBy('newest', mine),
    ended: pageBy('ended', mine),
  });
  const pages = { all: pagesBy(false), mine: pagesBy(true) };
  const counted = readModels.prepare<[string], { wishes: number }>(
    'SELECT wishes FROM wish_count WHERE state = ?',
  );
  const own = readModels.prepare<Sought, { wishes: number }>(
    `SELECT count(*) AS wishes FROM wish WHERE state = $state AND ${OWN}`,
  );
  const ended = readModels.prepare<[string, number], { wishes: number }>(
    'SELECT count(*) AS wishes FROM wish WHERE state = ? AND over >= ?',
  );
  const frozen = readModels.prepare<[string], Pick<ListedWish, 'frozen'>>(
    'SELECT frozen FROM wish WHERE id = ?',
  );
  const growing = readModels.prepare<[], Pick<ListedWish, 'id' | 'skin' | 'price'>>(
    "SELECT id, skin, price FROM wish WHERE state = 'growing' ORDER BY position LIMIT 10000",
  );
  const item = readModels.prepare<[string, string], { item: string }>(
    "SELECT item FROM wish_purchase WHERE player = ? AND wish = ? AND result = 'won'",
  );
  return {
    page: (sought: Sought, order: WishOrder, limit: number, offset: number): string[] =>
      pages[sought.player === '' ? 'all' : 'mine'][order]
        .all({ ...sought, limit, offset })
        .map(({ id }) => id),
    total: (sought: Sought): number =>
      (sought.player === '' ? counted.get(sought.state) : own.get(sought))?.wishes ?? 0,
    endedSince: (state: string, time: number) => ended.get(state, time)?.wishes ?? 0,
    /** position of a wish's freeze; empty if it is not listed yet */
    frozenAt: (id: string) => frozen.get(id)?.frozen ?? '',
    growing: () => growing.all(),
    /** item that a player won; undefined if there is none */
    itemOf: (player: string, wish: string) => item.get(player, wish)?.item,
  };
}
