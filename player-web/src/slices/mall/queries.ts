import type { DataOf, QueryOf } from '@skins/api/contract';
import type { buySkin, exchangeRecord, storeList } from '@skins/api/mall/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask, get, post, queries } from '../../shell/net';
import { rememberPlay } from '../../shell/play';
import { ownAnswer } from '../../shell/play/own-answer';
import { refreshUser } from '../../shell/session';
import type { RecordQuery } from '../../shell/ui/record';

export type StoreList = DataOf<typeof storeList>;
export type StoreSkin = StoreList['records'][number];
export type StoreQuery = QueryOf<typeof storeList>;
export type Purchases = DataOf<typeof exchangeRecord>;
export type Purchase = Purchases['records'][number];

/** Fills whole rows of the grid at each of its widths. */
export const PAGE_SIZE = 24;

const listCall = get<typeof storeList>('/api/store/list');
const buyCall = post<typeof buySkin>('/api/store/purchase');
const recordCall = get<typeof exchangeRecord>('/api/personal/center/exchange/record');

/** A page of the skins for sale, with names in the requested language. */
export const storeQuery = (query: StoreQuery, language: string) =>
  queryOptions({
    queryKey: ['mall', 'list', language, query],
    ...ownAnswer(listCall, { query: { ...query, size: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });

/** The player's purchases, the newest first. */
export const recordQuery = (language: string): RecordQuery<Purchases> => ({
  key: ['mall', 'record', language],
  ask: ({ begin, ...asked }) => ask(recordCall, { ...asked, query: begin }),
});

/** A skin as on the page. The key is made before the send and kept on every retry. */
interface Order {
  readonly key: string;
  readonly skinId: string;
  readonly price: number;
  readonly rulesHash: string;
}

/** Buys a skin, then refetches everything that changes by it. */
export async function buy({ key, ...body }: Order): Promise<DataOf<typeof buySkin>> {
  const bought = await ask(buyCall, { body, key });
  rememberPlay(bought.position);
  await Promise.all([
    refreshUser(),
    queries.invalidateQueries({ queryKey: ['bag'] }),
    queries.invalidateQueries({ queryKey: ['wallet'] }),
    queries.invalidateQueries({ queryKey: ['mall', 'record'] }),
  ]);
  return bought;
}

/** Refetches the store when its prices differ from those on the page. */
export const refreshStore = (): Promise<void> => queries.invalidateQueries({ queryKey: ['mall', 'list'] });
