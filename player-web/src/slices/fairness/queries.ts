import type { DataOf } from '@skins/api/contract';
import type { epochs, voidedChains } from '@skins/api/epochs/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ask, get, stale } from '../../shell/net';

export type VoidedChain = DataOf<typeof voidedChains>['records'][number];

const epochsCall = get<typeof epochs>('/api/fairness/epochs');
const voidedCall = get<typeof voidedChains>('/api/fairness/voided');

/** The restores of the log, and the number of chains that each voided. */
export const epochsQuery = queryOptions({
  queryKey: ['fairness', 'epochs'],
  staleTime: stale.minute,
  queryFn: ({ signal }) => ask(epochsCall, { signal }),
});

/** The register of void chains, newest first, by cursor. */
export const voidedQuery = infiniteQueryOptions({
  queryKey: ['fairness', 'voided'],
  staleTime: stale.minute,
  initialPageParam: '',
  queryFn: ({ pageParam, signal }) =>
    ask(voidedCall, { signal, query: pageParam === '' ? {} : { after: pageParam } }),
  getNextPageParam: ({ next }) => next,
});
