import type { DataOf, QueryOf } from '@skins/api/contract';
import type { upgradeDetail, upgradeTargets } from '@skins/api/hall/contract';
import type { upgradeQuote, upgradeRecord, upgradeTerms } from '@skins/api/upgrades/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask, get, stale } from '../../shell/net';
import { lastPlayed } from '../../shell/play/last-played';
import { ownAnswer } from '../../shell/play/own-answer';
import type { RecordQuery } from '../../shell/ui/record';

export type Upgrades = DataOf<typeof upgradeRecord>;
export type Upgrade = Upgrades['records'][number];
export type Quote = DataOf<typeof upgradeQuote>;
export type Terms = DataOf<typeof upgradeTerms>;
export type Target = DataOf<typeof upgradeTargets>['records'][number];
export type TargetWish = Omit<QueryOf<typeof upgradeTargets>, 'current' | 'size'>;

/** Records per page (spec 9.5). */
const RECORD_PAGE = 12;
export const TARGET_PAGE = 12;

const termsCall = get<typeof upgradeTerms>('/api/upgrade/terms');
const quoteCall = get<typeof upgradeQuote>('/api/upgrade/quote');
const recordCall = get<typeof upgradeRecord>('/api/upgrade/order/record');
const detailCall = get<typeof upgradeDetail>('/api/upgrade/detail');
const targetsCall = get<typeof upgradeTargets>('/api/upgrade/targets');

/** The rules in force, or those of a hash: the latter never change. */
export const termsQuery = (rulesHash?: string) =>
  queryOptions({
    queryKey: ['upgrades', 'terms', rulesHash ?? 'now'],
    staleTime: rulesHash === undefined ? stale.minute : Infinity,
    queryFn: ({ signal }) => ask(termsCall, { query: rulesHash === undefined ? {} : { rulesHash }, signal }),
  });

/** The stake and the target. */
interface Wish {
  readonly itemIds: readonly string[];
  readonly gems: number;
  readonly targetSkinId: string;
}

/** Rate, fee and winning range of a stake. */
export const quoteQuery = ({ itemIds, gems, targetSkinId }: Wish) =>
  queryOptions({
    queryKey: ['upgrades', 'quote', itemIds.join(','), gems, targetSkinId],
    staleTime: stale.own,
    meta: { own: true },
    queryFn: ({ signal }) =>
      ask(quoteCall, {
        query: { targetSkinId, gems, ...(itemIds.length > 0 && { itemIds: itemIds.join(',') }) },
        signal,
      }),
  });

/** The player's upgrades for their page, newest first. */
export const pagesQuery = (language: string): RecordQuery<Upgrades> => ({
  key: ['upgrades', 'record', 'pages', language],
  ask: ({ begin, ...asked }) => ask(recordCall, { ...asked, query: { ...begin, size: RECORD_PAGE } }),
});

/** The same by page number, as the dialog scrolls through them (spec 9.5). */
export const recordQuery = infiniteQueryOptions({
  queryKey: ['upgrades', 'record'],
  staleTime: stale.own,
  meta: { own: true },
  initialPageParam: 1,
  queryFn: ({ pageParam, signal }) =>
    ask(recordCall, { query: { current: pageParam, size: RECORD_PAGE }, after: lastPlayed(), signal }),
  getNextPageParam: ({ current, total }) => (current * RECORD_PAGE < total ? current + 1 : undefined),
});

/** The player's newest upgrades, for proofs of items and beside the dial. */
export const newestQuery = (size: number) =>
  queryOptions({
    queryKey: ['upgrades', 'newest', size],
    ...ownAnswer(recordCall, { query: { current: 1, size } }),
  });

/** Possible target skins of an upgrade. */
export const targetsQuery = (wish: TargetWish, current: number) =>
  queryOptions({
    queryKey: ['upgrades', 'targets', wish, current],
    staleTime: stale.minute,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => ask(targetsCall, { query: { ...wish, current, size: TARGET_PAGE }, signal }),
  });

/** One skin as a target, if the address has one. */
export const targetQuery = (skinId: string | undefined) =>
  queryOptions({
    queryKey: ['upgrades', 'target', skinId],
    staleTime: stale.minute,
    enabled: skinId !== undefined,
    queryFn: async ({ signal }): Promise<Target> =>
      (await ask(detailCall, { query: { skinId: skinId ?? '', size: 1 }, signal })).target,
  });
