import type { DataOf } from '@skins/api/contract';
import type * as contract from '@skins/api/hall/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask, get, stale } from '../../shell/net';
import { lastPlayed } from '../../shell/play/last-played';

export type PublicUpgrade = DataOf<typeof contract.upgradeReplay>;
export type Hall = DataOf<typeof contract.upgradeHall>;
export type Detail = DataOf<typeof contract.upgradeDetail>;
export type Tally = Pick<Detail, 'attempts' | 'wins' | 'expected' | 'deviation'>;

/** Polling interval in milliseconds while the live channel is not connected. */
export const POLL_MS = 5_000;
export const PAGE_SIZE = 12;

const hallCall = get<typeof contract.upgradeHall>('/api/upgrade/hall');
const replayCall = get<typeof contract.upgradeReplay>('/api/upgrade/replay');
const infoCall = get<typeof contract.upgradeUserInfo>('/api/upgrade/user/info');
const recordCall = get<typeof contract.upgradeUserRecord>('/api/upgrade/user/record');
const detailCall = get<typeof contract.upgradeDetail>('/api/upgrade/detail');

/** The latest upgrades, and the most popular targets. */
export const hallQuery = queryOptions({
  queryKey: ['hall', 'latest'],
  staleTime: stale.own,
  queryFn: ({ signal }) => ask(hallCall, { after: lastPlayed(), signal }),
});

/** One upgrade; immutable. */
export const replayQuery = (position: string) =>
  queryOptions({
    queryKey: ['hall', 'replay', position],
    staleTime: Infinity,
    queryFn: ({ signal }) => ask(replayCall, { query: { position }, after: lastPlayed(), signal }),
  });

/** The results of a player's upgrades. */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: ['hall', 'user', id],
    staleTime: stale.own,
    queryFn: ({ signal }) => ask(infoCall, { query: { id }, after: lastPlayed(), signal }),
  });

/** A page of a player's upgrades. */
export const userRecordQuery = (id: string, current: number, size = PAGE_SIZE) =>
  queryOptions({
    queryKey: ['hall', 'user-record', id, current, size],
    staleTime: stale.own,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => ask(recordCall, { query: { id, current, size }, after: lastPlayed(), signal }),
  });

/** All figures of a skin as a target. */
export const detailQuery = (skinId: string, current: number) =>
  queryOptions({
    queryKey: ['hall', 'detail', skinId, current],
    staleTime: stale.own,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      ask(detailCall, { query: { skinId, current, size: PAGE_SIZE }, after: lastPlayed(), signal }),
  });
