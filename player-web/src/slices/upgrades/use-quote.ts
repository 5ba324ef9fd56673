import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useResultsHeld } from '../../shell/play/results';
import { Refused } from '../../shell/net';
import { type Quote, quoteQuery } from './queries';
import type { Stake } from './use-stake';

/** How long nothing may change before the shop is asked. */
const REST_MS = 250;

export interface Asked {
  readonly quote: Quote | undefined;
  /** Why there is none: the shop’s words. */
  readonly refusal: string | undefined;
  readonly waits: boolean;
  /** What is missing before the shop can be asked. */
  readonly missing: 'stake' | 'target' | 'amount' | undefined;
}

/** What the shop says of a stake, asked anew when it changes. A quote is of exactly what is on the page, or there is none. */
export function useQuote({ items, gems, target, worth }: Stake): Asked {
  const held = useResultsHeld();
  const missing =
    gems === undefined ? 'amount' : worth === 0 ? 'stake' : target === undefined ? 'target' : undefined;
  const wish = {
    itemIds: items.map(({ id }) => id),
    gems: gems ?? 0,
    targetSkinId: target?.skinId ?? '',
  };
  const key = JSON.stringify(wish);
  const rested = useRested(key);
  const enabled = missing === undefined && rested && !held;
  const { data, error } = useQuery({ ...quoteQuery(wish), enabled });
  return {
    quote: missing === undefined && rested && error === null ? data : undefined,
    refusal: missing === undefined && error instanceof Refused ? error.message : undefined,
    waits: missing === undefined && data === undefined && error === null,
    missing,
  };
}

/** Whether a value has stood still for a while. */
function useRested(value: string): boolean {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested === value;
}
