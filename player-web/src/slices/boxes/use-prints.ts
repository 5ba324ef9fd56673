import { useEffect, useRef, useState } from 'react';
import { printOf } from './plate-prints';

/** The bitmap of each item's art; without one, the art itself is shown. */
export type Prints = ReadonlyMap<string, string>;

const NONE: Prints = new Map();

/** Makes bitmaps of a box's art one by one while page and browser are idle. Returns all of them, or none yet. */
export function usePrints(images: readonly string[], atRest: boolean): Prints {
  const resting = useRef(atRest);
  useEffect(() => {
    resting.current = atRest;
  }, [atRest]);
  const [prints, setPrints] = useState(NONE);
  const wanted = [...new Set(images)].toSorted().join('\n');
  useEffect(() => {
    const made = new Map<string, string>();
    const leaving = new AbortController();
    const { signal } = leaving;
    const release = () => {
      for (const address of made.values()) URL.revokeObjectURL(address);
    };
    const make = async () => {
      for (const image of wanted.split('\n')) {
        do await rest();
        while (!resting.current && !signal.aborted);
        const print = signal.aborted ? undefined : await printOf(image);
        if (print !== undefined) made.set(image, print);
        if (signal.aborted) return release();
      }
      return setPrints(made);
    };
    // If art fails to load, the plates show the original image.
    make().catch(release);
    return () => {
      leaving.abort();
      setPrints(NONE);
      release();
    };
  }, [wanted]);
  return prints;
}

const REST_MS = 50;
const LONGEST_REST_MS = 500;

/** Resolves when the browser is idle. Some browsers do not report that: then after a short pause. */
const rest = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: LONGEST_REST_MS });
    else setTimeout(resolve, REST_MS);
  });
