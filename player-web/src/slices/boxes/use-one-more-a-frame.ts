import { startTransition, useLayoutEffect, useState } from 'react';

/** Where frames are long, the rest comes at once after this time. */
const LONGEST_MS = 400;

/** How many of some parts to show: one at first, and one more with each frame, as all at once would hold up the picture. */
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
