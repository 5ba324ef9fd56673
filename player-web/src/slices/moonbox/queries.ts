import type { DataOf } from '@skins/api/contract';
import type { moonboxInfo, moonboxRecord } from '@skins/api/moonbox/contract';
import { queryOptions } from '@tanstack/react-query';
import { get, queries, stale } from '../../shell/net';
import { ownAnswer } from '../../shell/play/own-answer';

export type MoonInfo = DataOf<typeof moonboxInfo>;
export type MoonPhase = MoonInfo['phases'][number];
export type MoonRun = NonNullable<MoonInfo['run']>;
export type MoonRecord = DataOf<typeof moonboxRecord>['records'][number];

/** The player's latest openings beside the moon. */
const LATEST = 5;

const infoCall = get<typeof moonboxInfo>('/api/moonbox/info');
const recordCall = get<typeof moonboxRecord>('/api/moonbox/record');

/** The eight phases, the long run, and the caller's moon. */
export const infoQuery = (language: string) =>
  queryOptions({
    queryKey: ['moonbox', 'info', language],
    ...ownAnswer(infoCall),
    refetchInterval: stale.minute,
  });

export const latestQuery = (language: string) =>
  queryOptions({
    queryKey: ['moonbox', 'record', language],
    ...ownAnswer(recordCall, { query: { size: LATEST } }),
  });

export const refreshMoon = (): Promise<void> => queries.invalidateQueries({ queryKey: ['moonbox'] });
