import type { webInfo } from '@skins/api/home/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask, get } from '../net/ask';
import { kept, stale } from '../net/queries';
import { leaveFor, maintenancePage } from '../session';
import { offered } from './gates';

const webInfoCall = get<typeof webInfo>('/api/main/web/info');

export const webInfoQuery = queryOptions({
  queryKey: ['app', 'webInfo'],
  staleTime: stale.setting,
  meta: kept,
  queryFn: ({ signal }) => ask(webInfoCall, { signal }),
});

/** Shows the maintenance page while the shop is closed, and tells the menus what is off. */
export function useMaintenance(): void {
  const { data } = useQuery(webInfoQuery);
  useEffect(() => {
    offered.off = data?.off ?? [];
    if (data?.opening === 1) leaveFor(maintenancePage(data.timer ?? undefined));
  }, [data]);
}
