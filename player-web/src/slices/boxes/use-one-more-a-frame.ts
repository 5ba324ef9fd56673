import { startTransition, useLayoutEffect, useState } from 'react';

/** If frames are long, the rest is rendered at once after this time. */
const LONGEST_MS = 400;

/** Returns the number of parts to show: one at first, then one more per frame, as all at once would block painting. */
export function useOneMoreAFrame(parts: number): number {
  const [start] = useState(() => performance.now());
  const [shown, setShown] = useState(1);
  useLayoutEffect(() => {
    if (shown >= parts) return undefined;
    const next = () => setShown(performance.now() - start > LONGEST_MS ? parts : shown + 1);
    const frame = requestAnimationFrame(() => startTransition(next));
    return () => cancelAnimationFrame(frame);
  }, [shown, parts, start]);
  return shown;
}
