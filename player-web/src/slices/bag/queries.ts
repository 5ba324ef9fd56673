import type { backPack, dropRecord, heldItems, sellBackItems } from '@skins/api/bag/contract';
import type { DataOf, QueryOf } from '@skins/api/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask, get, post, queries, stale } from '../../shell/net';
import { rememberPlay } from '../../shell/play/last-played';
import { refreshUser } from '../../shell/session';
import type { RecordQuery } from '../../shell/ui/record';

export type Bag = DataOf<typeof backPack>;
export type BagItem = DataOf<typeof backPack>['records'][number];
export type Drops = DataOf<typeof dropRecord>;
export type Drop = Drops['records'][number];

type BagQuery = QueryOf<typeof backPack>;
export type BagSort = NonNullable<BagQuery['sort']>;
type BagRarity = NonNullable<BagQuery['rarity']>;

/** Order and filters of the bag; all held items by default. */
export interface BagView {
  readonly sort: BagSort;
  readonly rarity?: BagRarity | undefined;
  readonly status?: number | undefined;
  readonly source?: number | undefined;
}

const bagCall = get<typeof backPack>('/api/personal/center/back/pack');
const itemsCall = get<typeof heldItems>('/api/personal/center/back/items');
const dropsCall = get<typeof dropRecord>('/api/personal/center/drop/record');

/** One page of the player's bag, ordered and filtered across all pages. */
export const bagQuery = (current: number, size: number, { sort, rarity, status, source }: BagView) =>
  queryOptions({
    queryKey: ['bag', current, size, sort, rarity, status, source],
    staleTime: stale.own,
    meta: { own: true },
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      ask(bagCall, {
        query: {
          current,
          size,
          type: 1,
          sort,
          ...(rarity && { rarity }),
          ...(status !== undefined && { status }),
          ...(source !== undefined && { source }),
        },
        signal,
      }),
  });

/** Items by id, from any page of the bag; only held ones. */
export const itemsQuery = (itemIds: readonly string[]) =>
  queryOptions({
    queryKey: ['bag', 'items', itemIds],
    staleTime: stale.own,
    meta: { own: true },
    enabled: itemIds.length > 0,
    queryFn: ({ signal }) => ask(itemsCall, { query: { ids: itemIds.join() }, signal }),
  });

/** All items that the player ever received, optionally from one source, the newest first. */
export const dropsQuery = (language: string, source: number | undefined): RecordQuery<Drops> => ({
  key: ['bag', 'drops', language, source],
  ask: ({ begin, ...asked }) =>
    ask(dropsCall, { ...asked, query: { ...(source !== undefined && { source }), ...begin } }),
});

const sellCall = post<typeof sellBackItems>('/api/personal/center/back/pack/sell');

/** A sale of items to the shop. The key is made before the send and kept on every retry. */
interface Sale {
  readonly key: string;
  readonly itemIds: readonly string[];
  /** hash of the rules of the shown price */
  readonly rulesHash: string;
}

/** Sells items, then refetches bag and balance. */
export async function sell({ key, itemIds, rulesHash }: Sale): Promise<DataOf<typeof sellBackItems>> {
  const sold = await ask(sellCall, { body: { itemIds: [...itemIds], rulesHash }, key });
  rememberPlay(sold.position);
  await Promise.all([refreshUser(), queries.invalidateQueries({ queryKey: ['bag'] })]);
  return sold;
}
