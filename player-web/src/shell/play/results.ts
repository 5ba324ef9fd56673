import { proxy, useSnapshot } from 'valtio';

export const results = proxy({ held: 0 });

/**
 * Withholds results: while one is pending, balance, bag count and feeds must not reveal it.
 * Returns the function that ends it; calling that twice is harmless.
 */
export function withholdResults(): () => void {
  results.held += 1;
  let done = false;
  return () => {
    if (done) return;
    done = true;
    results.held -= 1;
  };
}

export const useResultsHeld = (): boolean => useSnapshot(results).held > 0;
