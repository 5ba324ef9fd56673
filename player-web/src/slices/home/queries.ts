import type { DataOf } from '@skins/api/contract';
import type { homeInfo } from '@skins/api/home/contract';
import { queryOptions } from '@tanstack/react-query';
import { ask, get } from '../../shell/net/ask';
import { kept, stale } from '../../shell/net/queries';

export type HomeInfo = DataOf<typeof homeInfo>;
export type Drop = HomeInfo['boxLuckyVOList'][number];

const homeCall = get<typeof homeInfo>('/api/home/web/info');

/** Drops, figures and newest boxes; refetched every 3 minutes. */
export const homeQuery = queryOptions({
  queryKey: ['home', 'info'],
  staleTime: stale.home,
  refetchInterval: stale.home,
  meta: kept,
  queryFn: ({ signal }) => ask(homeCall, { signal }),
});
