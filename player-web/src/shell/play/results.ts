import { proxy, useSnapshot } from 'valtio';

export const results = proxy({ held: 0 });

/**
 * While a result is on its way, nothing may tell its result: balance, bag count and feeds wait.
 * Gives the function that ends the wait; calling it twice does no harm.
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
