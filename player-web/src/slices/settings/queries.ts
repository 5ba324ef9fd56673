import type { DataOf } from '@skins/api/contract';
import type { publicChangeLines, publicChanges } from '@skins/api/settings/contract';
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

const linesCall = get<typeof publicChangeLines>('/api/main/changes/lines');

/** Lines that a page of a publication adds. */
export const LINES_SIZE = 100;

/** Lines of a publication after those that the list has. */
export const linesQuery = ({ id, lines, total }: PublicChange, language: string) =>
  infiniteQueryOptions({
    queryKey: ['changes', 'lines', id, language],
    staleTime: stale.minute,
    initialPageParam: lines.length,
    queryFn: ({ pageParam, signal }) =>
      ask(linesCall, { signal, query: { id, from: pageParam, size: LINES_SIZE } }),
    getNextPageParam: (last, _pages, from) =>
      last.lines.length > 0 && from + last.lines.length < total ? from + last.lines.length : null,
  });
