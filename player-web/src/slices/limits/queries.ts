import type { DataOf } from '@skins/api/contract';
import type * as contract from '@skins/api/limits/contract';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { ask, commandKey, get, post, queries, stale } from '../../shell/net';
import type { Endpoint } from '../../shell/net/ask';
import { useEffect } from 'react';
import { allowSkipReveal } from '../../shell/play/motion';
import { useResultsHeld } from '../../shell/play/results';
import { failureText, toast } from '../../shell/ui';

export type LimitsData = DataOf<typeof contract.limits>;
export type Gauge = LimitsData['gauges'][number];
export type Kind = Gauge['kind'];
export type Day = LimitsData['days'][number];

const limitsCall = get<typeof contract.limits>('/api/personal/limits');
const policyCall = get<typeof contract.policy>('/api/main/policy');

export const setLimitCall = post<typeof contract.setLimit>('/api/personal/limits/set');
export const confirmCall = post<typeof contract.confirmRaise>('/api/personal/limits/confirm');
export const dropCall = post<typeof contract.dropRaise>('/api/personal/limits/drop');
export const breakCall = post<typeof contract.takeBreak>('/api/personal/limits/break');
export const excludeCall = post<typeof contract.excludeSelf>('/api/personal/limits/exclude');
export const checkEveryCall = post<typeof contract.setRealityCheck>('/api/personal/limits/check-every');
export const passCheckCall = post<typeof contract.passRealityCheck>('/api/personal/limits/check');

const limitsQuery = queryOptions({
  queryKey: ['limits'],
  staleTime: stale.own,
  meta: { own: true },
  queryFn: ({ signal }) => ask(limitsCall, { signal }),
});

/** Loads the player's limits. Frozen while a result is withheld, as the net result would reveal it. */
export function useLimits() {
  const held = useResultsHeld();
  return useQuery({ ...limitsQuery, enabled: !held });
}

const policyQuery = queryOptions({
  queryKey: ['limits', 'policy'],
  staleTime: stale.catalogue,
  queryFn: ({ signal }) => ask(policyCall, { signal }),
});

/** Returns what the policy allows; everything until it is loaded, as the engine refuses the rest. */
export function usePolicy(): { readonly multiOpen: boolean; readonly skip: boolean } {
  const { data } = useQuery(policyQuery);
  const skip = data?.skip ?? true;
  useEffect(() => allowSkipReveal(skip), [skip]);
  return { multiOpen: data?.multiOpen ?? true, skip };
}

const refreshLimits = (): Promise<void> => queries.invalidateQueries({ queryKey: limitsQuery.queryKey });

/** Sends a command about limits, idempotent by its key, and refetches the limits. */
export function useLimitCommand<Query, Body, Data>(endpoint: Endpoint<Query, Body, Data>) {
  return useMutation({
    mutationFn: ({ body, key }: { body: Body; key: string }) => ask(endpoint, { body, key }),
    onSuccess: refreshLimits,
    onError: (error) => {
      toast.error(failureText(error));
      // The page may be stale.
      void refreshLimits();
    },
  });
}

/** Makes a command with its own key before it is sent. */
export const pressed = <Body>(body: Body): { body: Body; key: string } => ({ body, key: commandKey() });
