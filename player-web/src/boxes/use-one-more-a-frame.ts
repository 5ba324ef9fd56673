import { startTransition, useLayoutEffect, useState } from 'react';

/** How many of some parts to show: one at first, and one more with each frame, as all at once would hold up the picture. */
export function useOneMoreAFrame(parts: number): number {
  const [shown, setShown] = useState(1);
  useLayoutEffect(() => {
    if (shown >= parts) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setShown(shown + 1)));
    return () => cancelAnimationFrame(frame);
  }, [shown, parts]);
  return shown;
}
