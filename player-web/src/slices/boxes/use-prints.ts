import { useEffect, useRef, useState } from 'react';
import { printOf } from './plate-prints';

/** The bitmap of an item's art, or its art as it is. */
export type Prints = ReadonlyMap<string, string>;

const NONE: Prints = new Map();

/** Bitmaps of a box's art, made one after another while page and browser rest; all of them, or none yet. */
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
    // Art that did not come is shown, or missed, as it is.
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

/** Until the browser has nothing better to do. Not every browser tells. */
const rest = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis)
      requestIdleCallback(() => resolve(), { timeout: LONGEST_REST_MS });
    else setTimeout(resolve, REST_MS);
  });
