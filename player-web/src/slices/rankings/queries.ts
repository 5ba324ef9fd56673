import type { DataOf } from '@skins/api/contract';
import type * as contract from '@skins/api/rankings/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask, get, stale } from '../../shell/net';
import { lastPlayed } from '../../shell/play/last-played';

export type RankDay = DataOf<typeof contract.ranking>;
export type RankRow = RankDay['rows'][number];
export type HashRank = DataOf<typeof contract.hashRank>;
export type HashRow = HashRank['rows'][number];
export type Board = 'box' | 'upgrade';
export type Period = 'day' | 'week' | 'month';

/** Rankings are refetched every ten minutes (spec 9.8). */
const RANKS_MS = 600_000;

const topCall = get<typeof contract.upgradeTop10>('/api/newActivity/upgradeTop10');
const rankingCall = get<typeof contract.ranking>('/api/newActivity/ranking');
const hashCall = get<typeof contract.hashRank>('/api/newActivity/hashRank');

/** The highest multiples of upgrades of yesterday and today. */
export const topQuery = queryOptions({
  queryKey: ['rankings', 'top'],
  staleTime: stale.minute,
  refetchInterval: RANKS_MS,
  queryFn: ({ signal }) => ask(topCall, { after: lastPlayed(), signal }),
});

/** One of the last 30 days of a ranking. */
export const rankingQuery = (board: Board, daysAgo: number) =>
  queryOptions({
    queryKey: ['rankings', board, daysAgo],
    staleTime: stale.minute,
    refetchInterval: RANKS_MS,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => ask(rankingCall, { query: { board, daysAgo }, after: lastPlayed(), signal }),
  });

/** The highest multiples of hash boxes. */
export const hashQuery = (period: Period) =>
  queryOptions({
    queryKey: ['rankings', 'hash', period],
    staleTime: stale.minute,
    refetchInterval: RANKS_MS,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => ask(hashCall, { query: { period }, after: lastPlayed(), signal }),
  });
