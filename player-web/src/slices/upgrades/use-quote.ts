import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useResultsHeld } from '../../shell/play/results';
import { Refused } from '../../shell/net';
import { type Quote, quoteQuery } from './queries';
import type { Stake } from './use-stake';

/** debounce before the shop is asked, in milliseconds */
const REST_MS = 250;

export interface Asked {
  readonly quote: Quote | undefined;
  /** The shop’s reason for a refusal. */
  readonly refusal: string | undefined;
  readonly waits: boolean;
  /** The input that is still missing. */
  readonly missing: 'stake' | 'target' | 'amount' | undefined;
}

/** Loads the quote of a stake, and again after each change. A quote matches the page exactly, or there is none. */
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

/** Returns whether a value has been unchanged for a while. */
function useRested(value: string): boolean {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested === value;
}
