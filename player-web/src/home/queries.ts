import type { DataOf, banner, homeInfo } from '@skins/api/contract';
import { queryOptions } from '@tanstack/react-query';
import { ask, get } from '../net/ask';
import { kept, stale } from '../net/queries';
import { type Banner, readBanners } from './banners';

export type HomeInfo = DataOf<typeof homeInfo>;
export type Drop = HomeInfo['boxLuckyVOList'][number];

const homeCall = get<typeof homeInfo>('/api/home/web/info');
const bannerCall = get<typeof banner>('/api/home/sys/banner');

/** Drops, figures, newest boxes: asked for every 3 minutes. */
export const homeQuery = queryOptions({
  queryKey: ['home', 'info'],
  staleTime: stale.home,
  refetchInterval: stale.home,
  meta: kept,
  queryFn: ({ signal }) => ask(homeCall, { signal }),
});

/** A failure gives an empty list: the page does without banners. */
export const bannerQuery = queryOptions({
  queryKey: ['home', 'banner'],
  staleTime: stale.setting,
  queryFn: async ({ signal }): Promise<Banner[]> => readBanners(await ask(bannerCall, { signal })),
});
