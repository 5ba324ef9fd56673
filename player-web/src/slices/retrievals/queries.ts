import type { backPack, heldItems } from '@skins/api/bag/contract';
import type { BodyOf, DataOf } from '@skins/api/contract';
import type {
  assetsStatus,
  putItemsBack,
  recallRetrieval,
  retrievalDetail,
  retrievalTerms,
  retrieveItemsOf,
  retrieveRecord,
} from '@skins/api/retrievals/contract';
import { queryOptions } from '@tanstack/react-query';
import { ask, get, post, queries, stale } from '../../shell/net';
import { rememberPlay } from '../../shell/play/last-played';
import { refreshUser } from '../../shell/session';
import type { RecordQuery } from '../../shell/ui/record';

export type Records = DataOf<typeof retrieveRecord>;
export type Record = Records['records'][number];
export type Stage = Record['stage'];
export type Detail = DataOf<typeof retrievalDetail>;
export type Standing = DataOf<typeof assetsStatus>[number];
export type Terms = DataOf<typeof retrievalTerms>;
export type BagItem = DataOf<typeof backPack>['records'][number];

const termsCall = get<typeof retrievalTerms>('/api/personal/center/retrieve/terms');
const retrieveCall = post<typeof retrieveItemsOf>('/api/personal/center/retrieve');
const backCall = post<typeof putItemsBack>('/api/personal/center/retrieve/back');
const recallCall = post<typeof recallRetrieval>('/api/personal/center/retrieve/recall');
const recordCall = get<typeof retrieveRecord>('/api/personal/center/retrieve/record');
const detailCall = get<typeof retrievalDetail>('/api/personal/center/retrieve/detail');
const statusCall = get<typeof assetsStatus>('/finance/assets/status');
const namedCall = get<typeof heldItems>('/api/personal/center/back/items');
const bagCall = get<typeof backPack>('/api/personal/center/back/pack');

const SHOWN_ITEMS = 100;
const POLL_MS = 3_000;

export const termsQuery = queryOptions({
  queryKey: ['retrievals', 'terms'],
  staleTime: stale.own,
  meta: { own: true },
  queryFn: ({ signal }) => ask(termsCall, { signal }),
});

/** The given items, from any page of the bag, and the newest ones after them. */
export const itemsQuery = (itemIds: readonly string[]) =>
  queryOptions({
    queryKey: ['retrievals', 'items', itemIds],
    staleTime: stale.own,
    meta: { own: true },
    queryFn: async ({ signal }): Promise<readonly BagItem[]> => {
      const [named, { records }] = await Promise.all([
        itemIds.length === 0 ? [] : ask(namedCall, { query: { ids: itemIds.join() }, signal }),
        ask(bagCall, { query: { size: SHOWN_ITEMS }, signal }),
      ]);
      return [...named, ...records.filter(({ id }) => !itemIds.includes(id))];
    },
  });

/** The player's retrievals, the newest first. */
export const recordQuery = (language: string): RecordQuery<Records> => ({
  key: ['retrievals', 'record', language],
  ask: ({ begin, ...asked }) => ask(recordCall, { ...asked, query: begin }),
});

/** One retrieval, polled until it is final. */
export const detailQuery = (id: string) =>
  queryOptions({
    queryKey: ['retrievals', 'detail', id],
    staleTime: stale.own,
    meta: { own: true },
    queryFn: ({ signal }) => ask(detailCall, { query: { id }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data === undefined || isOnItsWay(data.stage) ? POLL_MS : false,
  });

/** Returns whether anything is pending. */
const isOnItsWay = (stage: Stage): boolean =>
  stage === 'asked' || stage === 'waiting' || stage === 'sending' || stage === 'offered';

export const statusOf = (ids: readonly string[], signal: AbortSignal): Promise<readonly Standing[]> =>
  ask(statusCall, { query: { ids: ids.join(',') }, signal });

/** The names of the items of retrievals in a language, by retrieval. */
export const namesQuery = (language: string, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['retrievals', 'names', language, ids],
    staleTime: Infinity,
    meta: { own: true },
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, string>> =>
      new Map((await statusOf(ids, signal)).map(({ id, name }) => [id, name])),
  });

/** Refetches the items on the page. */
export async function refreshItems(): Promise<void> {
  await Promise.all([
    refreshUser(),
    queries.invalidateQueries({ queryKey: ['bag'] }),
    queries.invalidateQueries({ queryKey: ['retrievals'] }),
  ]);
}

export async function retrieve(itemIds: readonly string[], key: string) {
  const asked = await ask(retrieveCall, { key, body: { itemIds: [...itemIds] } });
  rememberPlay(asked.position);
  return asked;
}

export async function putBack(itemIds: readonly string[], key: string): Promise<void> {
  const { position } = await ask(backCall, { key, body: { itemIds: [...itemIds] } });
  rememberPlay(position);
  await refreshItems();
}

export async function recall(body: BodyOf<typeof recallRetrieval>, key: string): Promise<void> {
  const { position } = await ask(recallCall, { key, body });
  rememberPlay(position);
  await refreshItems();
}
