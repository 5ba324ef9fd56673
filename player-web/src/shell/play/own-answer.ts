import { ask, stale } from '../net';
import type { Endpoint } from '../net/ask';
import { lastPlayed } from './last-played';

/** Options of a query whose answer tells the player's own part: it includes the last play, and a logout drops it. */
export const ownAnswer = <Query, Data>(
  call: Endpoint<Query, unknown, Data>,
  asked: { readonly query?: Query } = {},
) => ({
  staleTime: stale.own,
  meta: { own: true },
  queryFn: ({ signal }: { signal: AbortSignal }) => ask(call, { ...asked, after: lastPlayed(), signal }),
});
