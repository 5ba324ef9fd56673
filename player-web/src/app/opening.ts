import type { webInfo } from '@skins/api/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ask, get } from '../net/ask';
import { kept, stale } from '../net/queries';

const webInfoCall = get<typeof webInfo>('/api/main/web/info');

const openingQuery = queryOptions({
  queryKey: ['app', 'opening'],
  staleTime: stale.setting,
  meta: kept,
  queryFn: ({ signal }) => ask(webInfoCall, { signal }),
});

/** A closed shop shows its maintenance page. */
export function useOpening(): void {
  const closed = useQuery(openingQuery).data?.opening === 1;
  useEffect(() => {
    if (closed) location.assign('/siteMaintain.html');
  }, [closed]);
}
