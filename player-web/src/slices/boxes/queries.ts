import type {
  boxDetails,
  boxList,
  boxOpenings,
  boxRecord,
  boxToday,
  boxVersion,
  resetBox,
} from '@skins/api/boxes/contract';
import type { DataOf } from '@skins/api/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask, get, post, queries, stale } from '../../shell/net';
import { rememberPlay } from '../../shell/play';
import { lastPlayed } from '../../shell/play/last-played';
import { ownAnswer } from '../../shell/play/own-answer';
import type { RecordQuery } from '../../shell/ui/record';

export type BoxDetails = DataOf<typeof boxDetails>;
/** What is in a box, as item cards and reels take it. */
export type Item = BoxDetails['items'][number];
export type BoxRecords = DataOf<typeof boxRecord>;
export type BoxRecord = BoxRecords['records'][number];
export type BoxCardData = DataOf<typeof boxList>[number]['boxes'][number];
export type BoxOpenings = DataOf<typeof boxOpenings>;
export type BoxOpening = BoxOpenings['records'][number];
export type BoxToday = DataOf<typeof boxToday>;
export type BoxType = BoxDetails['boxType'];

const listCall = get<typeof boxList>('/api/box/list');
const recordCall = get<typeof boxRecord>('/api/box/record');
const versionCall = get<typeof boxVersion>('/api/box/version');
const openingsCall = get<typeof boxOpenings>('/api/box/openings');
const todayCall = get<typeof boxToday>('/api/box/today');
const resetCall = post<typeof resetBox>('/api/box/reset');
const detailsCall = get<typeof boxDetails>('/api/box/details');

/** The boxes by shelf. */
export const boxListQuery = (type: BoxType) =>
  queryOptions({
    queryKey: ['boxes', 'list', type],
    staleTime: stale.catalogue,
    queryFn: ({ signal }) => ask(listCall, { query: { type }, signal }),
  });

/** A box and its odds. */
export const boxDetailsQuery = (boxId: string) =>
  queryOptions({
    queryKey: ['boxes', 'details', boxId],
    staleTime: stale.catalogue,
    queryFn: ({ signal }) => ask(detailsCall, { query: { boxId }, after: lastPlayed(), signal }),
  });

/** The caller's rest of the day; for a visitor, that of a new player. */
export const boxTodayQuery = (boxId: string, isPlayer: boolean) =>
  queryOptions({
    queryKey: ['boxes', 'today', boxId, isPlayer ? 'player' : 'visitor'],
    staleTime: stale.own,
    meta: { own: isPlayer },
    queryFn: ({ signal }) => ask(todayCall, { query: { boxId }, signal }),
  });

/** Uses a reset card, which gives back the day's openings of a box. */
export async function reset({ key, boxId }: { readonly key: string; readonly boxId: string }): Promise<void> {
  const { position } = await ask(resetCall, { key, body: { boxId } });
  rememberPlay(position);
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['boxes', 'today'] }),
    queries.invalidateQueries({ queryKey: ['props'] }),
  ]);
}

/** The odds of a version hash; immutable. */
export const boxVersionQuery = (boxId: string, versionHash: string) =>
  queryOptions({
    queryKey: ['boxes', 'version', boxId, versionHash],
    staleTime: Infinity,
    queryFn: ({ signal }) => ask(versionCall, { query: { boxId, versionHash }, signal }),
  });

/** All openings of a box, newest first. */
export const boxOpeningsQuery = (boxId: string, current: number, size: number) =>
  queryOptions({
    queryKey: ['boxes', 'openings', boxId, current, size],
    staleTime: stale.own,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      ask(openingsCall, { query: { boxId, current, size }, after: lastPlayed(), signal }),
  });

/** The player's openings, newest first, by cursor. */
export const mboxRecordQuery = (language: string): RecordQuery<BoxRecords> => ({
  key: ['boxes', 'record', language],
  ask: ({ begin, ...asked }) => ask(recordCall, { ...asked, query: begin }),
});

/** The player's last openings of any box, as many as a row holds. */
export const lastPlaysQuery = () => boxRecordQuery(1, 12);

/** The openings that gave these items, of any age. */
export const boxRecordOfItems = (itemIds: readonly string[]) =>
  queryOptions({
    queryKey: ['boxes', 'record', 'items', itemIds],
    ...ownAnswer(recordCall, { query: { itemIds: itemIds.join(',') } }),
  });

/** The player's openings, newest first, by page number. */
export const boxRecordQuery = (current: number, size: number) =>
  queryOptions({
    queryKey: ['boxes', 'record', current, size],
    ...ownAnswer(recordCall, { query: { current, size } }),
    placeholderData: keepPreviousData,
  });
