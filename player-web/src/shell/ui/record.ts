import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { stale } from '../net';
import { lastPlayed } from '../play/last-played';
import { useResultsHeld } from '../play/results';

/** A page of a record, as its call answers: what lies behind it begins at `next`, null at the end. */
export interface RecordPart<Row> {
  readonly records: readonly Row[];
  readonly total: number;
  readonly next: string | null;
}

/** What a page of a record is asked with. */
interface RecordAsked {
  readonly signal: AbortSignal;
  /** The player's last play, which the page has to know of. */
  readonly after: string | undefined;
  /** Where it begins, to be added to the call's query: nothing for the first one. */
  readonly begin: { readonly after?: string };
}

/** How a record is asked for: what is asked stands in its key. */
export interface RecordQuery<Part> {
  readonly key: readonly unknown[];
  readonly ask: (asked: RecordAsked) => Promise<Part>;
}

/** A player's record, page behind page: the next costs as much as the first, however many came before. */
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
