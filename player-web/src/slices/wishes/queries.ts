import type {
  buyShares,
  plantWish,
  wishDetail,
  wishList,
  wishOpen,
  wishOwn,
  wishPlanting,
  wishRecord,
  wishRules,
  wishSkins,
} from '@skins/api/wishes/contract';
import type { BodyOf, DataOf, QueryOf } from '@skins/api/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask, get, post, queries, stale } from '../../shell/net';
import { rememberPlay } from '../../shell/play';
import { ownAnswer } from '../../shell/play/own-answer';
import { refreshUser } from '../../shell/session';
import type { RecordQuery } from '../../shell/ui/record';

export type WishList = DataOf<typeof wishList>;
export type Wish = WishList['records'][number];
export type ListQuery = QueryOf<typeof wishList>;
export type WishDetail = DataOf<typeof wishDetail>;
export type Bought = WishDetail['bought'][number];
export type Evidence = WishDetail['evidence'];
export type Account = WishDetail['account'];
export type OwnWish = DataOf<typeof wishOwn>[number];
export type Plantable = DataOf<typeof wishSkins>['records'][number];
export type WishRecords = DataOf<typeof wishRecord>;
export type WishRow = WishRecords['records'][number];
export type Result = WishRow['result'];
export type PlantingNow = DataOf<typeof wishPlanting>;
export type Planting = BodyOf<typeof plantWish>;

/** Shares of every wish. */
export const SHARES = 1_000;
/** Wishes on a page: complete rows at every width. */
export const PAGE_SIZE = 12;
/** Skins on a page of the planting dialog. */
export const SKINS_SIZE = 12;

const openCall = get<typeof wishOpen>('/api/wish/open');
const rulesCall = get<typeof wishRules>('/api/wish/rules');
const listCall = get<typeof wishList>('/api/wish/list');
const ownCall = get<typeof wishOwn>('/api/wish/own');
const detailCall = get<typeof wishDetail>('/api/wish/detail');
const plantingCall = get<typeof wishPlanting>('/api/wish/planting');
const skinsCall = get<typeof wishSkins>('/api/wish/skins');
const recordCall = get<typeof wishRecord>('/api/wish/record');
const plantCall = post<typeof plantWish>('/api/wish/plant');
const buyCall = post<typeof buyShares>('/api/wish/buy');

/** 0: open, 1: closed */
export const openQuery = queryOptions({
  queryKey: ['wishes', 'open'],
  staleTime: stale.minute,
  queryFn: ({ signal }) => ask(openCall, { signal }),
});

export const rulesQuery = queryOptions({
  queryKey: ['wishes', 'rules'],
  staleTime: stale.minute,
  queryFn: ({ signal }) => ask(rulesCall, { signal }),
});

export const listQuery = (query: ListQuery, language: string) =>
  queryOptions({
    queryKey: ['wishes', 'list', language, query],
    ...ownAnswer(listCall, { query }),
    refetchInterval: stale.minute,
    placeholderData: keepPreviousData,
  });

export const ownQuery = (language: string) =>
  queryOptions({
    queryKey: ['wishes', 'own', language],
    ...ownAnswer(ownCall),
    meta: { own: true, shell: true },
  });

export const detailQuery = (id: string, language: string) =>
  queryOptions({
    queryKey: ['wishes', 'detail', language, id],
    ...ownAnswer(detailCall, { query: { id } }),
  });

export const plantingQuery = queryOptions({
  queryKey: ['wishes', 'planting'],
  ...ownAnswer(plantingCall),
});

export const skinsQuery = (query: QueryOf<typeof wishSkins>, language: string) =>
  queryOptions({
    queryKey: ['wishes', 'skins', language, query],
    staleTime: stale.minute,
    meta: { own: true },
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => ask(skinsCall, { query, signal }),
  });

/** The player's purchases of shares, newest first. */
export const recordQuery = (result: Result | undefined, language: string): RecordQuery<WishRecords> => ({
  key: ['wishes', 'record', language, result ?? 'all'],
  ask: ({ begin, ...asked }) =>
    ask(recordCall, { ...asked, query: { ...begin, ...(result !== undefined && { result }) } }),
});

export const refreshWishes = (): Promise<void> => queries.invalidateQueries({ queryKey: ['wishes'] });

/** Refetches everything that shares or their return change. */
const afterStake = (position: string): Promise<unknown> => {
  rememberPlay(position);
  return Promise.all([refreshUser(), refreshWishes()]);
};

/** Plants a wish and returns its id. The key is made before the send and kept on every retry. */
export async function plant({ key, ...body }: Planting & { readonly key: string }) {
  const answer = await ask(plantCall, { body, key });
  await afterStake(answer.position);
  return answer;
}

/** Buys shares: all of them, or none. */
export async function buy({ key, ...body }: BodyOf<typeof buyShares> & { readonly key: string }) {
  const answer = await ask(buyCall, { body, key });
  await afterStake(answer.position);
  return answer;
}
