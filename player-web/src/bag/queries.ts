import type { backPack, sellBackItems } from '@skins/api/bag/contract';
import type { DataOf, QueryOf } from '@skins/api/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask, get, post, queries, stale } from '../net';
import { refreshUser } from '../session';

export type Bag = DataOf<typeof backPack>;
export type BagItem = DataOf<typeof backPack>['records'][number];

type BagQuery = QueryOf<typeof backPack>;
export type BagSort = NonNullable<BagQuery['sort']>;
type BagRarity = NonNullable<BagQuery['rarity']>;

/** How the bag is looked at. */
export interface BagView {
  readonly sort: BagSort;
  /** All of them unless told. */
  readonly rarity: BagRarity | undefined;
}

export const PAGE_SIZE = 6;

const bagCall = get<typeof backPack>('/api/personal/center/back/pack');

/** One page of the player's bag, ordered and narrowed over all of its pages. */
export const bagQuery = (current: number, { sort, rarity }: BagView) =>
  queryOptions({
    queryKey: ['bag', current, sort, rarity],
    staleTime: stale.own,
    meta: { own: true },
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      ask(bagCall, { query: { current, size: PAGE_SIZE, type: 1, sort, ...(rarity && { rarity }) }, signal }),
  });

const sellCall = post<typeof sellBackItems>('/api/personal/center/back/pack/sell');

/** Items that are given back to the shop. The key is made before the send, and stays when it is sent again. */
export interface Sale {
  readonly key: string;
  readonly itemIds: readonly string[];
  /** of the rules that the price was shown by */
  readonly rulesHash: string;
}

/** Sells items, and has bag and balance asked for anew. */
export async function sell({ key, itemIds, rulesHash }: Sale): Promise<DataOf<typeof sellBackItems>> {
  const sold = await ask(sellCall, { body: { itemIds: [...itemIds], rulesHash }, key });
  await Promise.all([refreshUser(), queries.invalidateQueries({ queryKey: ['bag'] })]);
  return sold;
}
