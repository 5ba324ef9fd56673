import type { DataOf } from '@skins/api/contract';
import type { liveInfo } from '@skins/api/live/contract';
import { queryOptions } from '@tanstack/react-query';
import { ask, get, stale } from '../../shell/net';

const infoCall = get<typeof liveInfo>('/api/live/info');

export type LiveInfo = DataOf<typeof liveInfo>;

/** The published rule for live events. */
export const liveInfoQuery = queryOptions({
  queryKey: ['live', 'info'],
  staleTime: stale.minute,
  queryFn: ({ signal }) => ask(infoCall, { signal }),
});
