import { type Query, QueryClient } from '@tanstack/react-query';
import { Refused } from './failures';

/** Stale times in milliseconds. Each slice picks the one that it needs. */
export const stale = {
  /** The player's own figures: refetched whenever they are shown. */
  own: 0,
  minute: 60_000,
  /** The home page's figures. */
  home: 180_000,
  /** Boxes and their odds. If they change, the server refuses the press (630) at the latest. */
  catalogue: 300_000,
  /** Data that hardly ever changes while a page is open. */
  setting: 3_600_000,
} as const;

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: stale.minute,
      // Refusals are not retried; network errors are, twice.
      retry: (failures, error) => !(error instanceof Refused) && failures < 2,
      retryDelay: (failures) => 500 * 2 ** failures,
      refetchOnWindowFocus: true,
    },
    // Without a network a command fails at once. If it were paused, it would be sent by itself much later.
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Marks a query of the shell by `meta: kept`: it survives a navigation. */
export const kept = { shell: true } as const;

/** Cancels the pending reads of the page that is being left. What the next page shows too is read again. Commands are never cancelled. */
export function cancelReads(): void {
  void queries.cancelQueries({
    fetchStatus: 'fetching',
    predicate: (query) => query.meta?.['shell'] !== true,
  });
  setTimeout(() => void queries.refetchQueries({ type: 'active', predicate: isUnanswered }));
}

const isUnanswered = ({ state: { status, fetchStatus } }: Query): boolean =>
  status === 'pending' && fetchStatus === 'idle';
