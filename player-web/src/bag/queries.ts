import type { backPack } from '@skins/api/bag/contract';
import type { DataOf } from '@skins/api/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask, get, stale } from '../net';

export type BagItem = DataOf<typeof backPack>['records'][number];

export const PAGE_SIZE = 6;

const bagCall = get<typeof backPack>('/api/personal/center/back/pack');

/** One page of the player's bag, newest first. */
export const bagQuery = (current: number) =>
  queryOptions({
    queryKey: ['bag', current],
    staleTime: stale.own,
    meta: { own: true },
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => ask(bagCall, { query: { current, size: PAGE_SIZE, type: 1 }, signal }),
  });
