import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { stale } from '../net';
import { lastPlayed } from '../play/last-played';
import { useResultsHeld } from '../play/results';

/** A page of a record in the call's answer. The following page begins at `next`; null at the end. */
export interface RecordPart<Row> {
  readonly records: readonly Row[];
  readonly total: number;
  readonly next: string | null;
}

/** The parameters of a record's page. */
interface RecordAsked {
  readonly signal: AbortSignal;
  /** The position of the player's last play, which the page must include. */
  readonly after: string | undefined;
  /** The cursor, to be added to the call's query; empty for the first page. */
  readonly begin: { readonly after?: string };
}

/** A query for a record. Its key contains every parameter. */
export interface RecordQuery<Part> {
  readonly key: readonly unknown[];
  readonly ask: (asked: RecordAsked) => Promise<Part>;
}

/** Loads a player's record page by page. Cursors make each page as cheap as the first. */
export function useRecord<Row, Part extends RecordPart<Row>>({ key, ask }: RecordQuery<Part>, wanted = true) {
  const held = useResultsHeld();
  return useInfiniteQuery({
    queryKey: key,
    enabled: wanted && !held,
    staleTime: stale.own,
    meta: { own: true },
    placeholderData: keepPreviousData,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }): Promise<Part> =>
      ask({ signal, after: lastPlayed(), begin: pageParam === '' ? {} : { after: pageParam } }),
    getNextPageParam: ({ next }) => next,
  });
}
