import type { DataOf } from '@skins/api/contract';
import type { publicChanges } from '@skins/api/settings/contract';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ask, get, stale } from '../../shell/net';

type Changes = DataOf<typeof publicChanges>;
export type PublicChange = Changes['records'][number];
export type ChangeLine = PublicChange['lines'][number];

const changesCall = get<typeof publicChanges>('/api/main/changes');

/** Scheduled and past changes, newest first, by cursor, in the requested language. */
export const changesQuery = (language: string) =>
  infiniteQueryOptions({
    queryKey: ['changes', language],
    staleTime: stale.minute,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }): Promise<Changes> =>
      ask(changesCall, { signal, query: pageParam === '' ? {} : { after: pageParam } }),
    getNextPageParam: ({ next }) => next,
  });
