import type { banner } from '@skins/api/home/contract';
import { queryOptions } from '@tanstack/react-query';
import { ask, get } from '../../shell/net/ask';
import { stale } from '../../shell/net/queries';
import { type Banner, readBanners } from './banners';

const bannerCall = get<typeof banner>('/api/home/sys/banner');

/** On failure the list is empty: the page works without banners. */
export const bannerQuery = queryOptions({
  queryKey: ['home', 'banner'],
  staleTime: stale.setting,
  queryFn: async ({ signal }): Promise<Banner[]> => readBanners(await ask(bannerCall, { signal })),
});
