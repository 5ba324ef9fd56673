import type { boxDetails, boxList, boxRecord } from '@skins/api/boxes/contract';
import type { DataOf } from '@skins/api/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ask, get, stale } from '../net';
import { lastPlayed } from '../play/last-played';

export type BoxDetails = DataOf<typeof boxDetails>;
export type BoxRecord = DataOf<typeof boxRecord>['records'][number];
export type BoxCardData = DataOf<typeof boxList>[number]['boxes'][number];
export type BoxType = BoxDetails['boxType'];

const listCall = get<typeof boxList>('/api/box/list');
const recordCall = get<typeof boxRecord>('/api/box/record');
const detailsCall = get<typeof boxDetails>('/api/box/details');

/** Boxes on their shelves. */
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
    queryFn: ({ signal }) => ask(detailsCall, { query: { boxId }, signal }),
  });

/** The player's opened boxes, newest first. */
export const boxRecordQuery = (current: number, size: number) =>
  queryOptions({
    queryKey: ['boxes', 'record', current, size],
    staleTime: stale.own,
    meta: { own: true },
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => ask(recordCall, { query: { current, size }, after: lastPlayed(), signal }),
  });
