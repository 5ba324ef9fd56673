import type { sellBackTerms } from '@skins/api/bag/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ask, get, stale } from '../../shell/net';
import { gemsOf, unitsOf } from '../../shell/play/gems';

const termsCall = get<typeof sellBackTerms>('/api/bag/terms');

/** The share of its value that the shop gives for an item now. */
export const sellBackQuery = () =>
  queryOptions({
    queryKey: ['sell-back'],
    staleTime: stale.setting,
    queryFn: ({ signal }) => ask(termsCall, { signal }),
  });

/** Returns the share that the shop gives now; null while it buys nothing back, undefined until it is known. */
export function useSellBackRate(): number | null | undefined {
  const { data } = useQuery(sellBackQuery());
  return data && (data.open ? data.rate : null);
}

/** Rates are counted in units of 1/10,000. */
const WHOLE = 10_000;

/** Returns the price of items of these values, in gems. Like the shop it rounds each item down. */
export function soldFor(values: readonly number[], rate: number): number {
  const share = Math.round(rate * WHOLE);
  const priced = values.map((value) => Math.floor(((unitsOf(value) ?? Number.NaN) * share) / WHOLE));
  return gemsOf(priced.reduce((sum, units) => sum + units, 0));
}
