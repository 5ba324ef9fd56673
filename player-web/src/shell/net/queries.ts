import { QueryClient } from '@tanstack/react-query';
import { Refused } from './failures';

/** How long an answer serves before it is asked for again. Each slice names what it needs. */
export const stale = {
  /** Own figures: asked for whenever they are shown. */
  own: 0,
  minute: 60_000,
  /** The home page's figures. */
  home: 180_000,
  /** Boxes and their odds; a change is refused at the press (630) at the latest. */
  catalogue: 300_000,
  /** What hardly ever changes while a page is open. */
  setting: 3_600_000,
} as const;

export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: stale.minute,
      // A refusal stays a refusal; a broken line is worth two more attempts.
      retry: (failures, error) => !(error instanceof Refused) && failures < 2,
      retryDelay: (failures) => 500 * 2 ** failures,
      refetchOnWindowFocus: true,
    },
    // What is pressed without a line fails at once: held back, it would be sent by itself, however much later.
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** A query with `meta: kept` belongs to the shell: it outlives a navigation. */
export const kept = { shell: true } as const;

/** Cancels what the page that is being left still waits for. Commands are never cancelled. */
export function cancelReads(): void {
  void queries.cancelQueries({
    fetchStatus: 'fetching',
    predicate: (query) => query.meta?.['shell'] !== true,
  });
}
