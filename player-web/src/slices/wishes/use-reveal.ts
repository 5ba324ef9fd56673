import { useEffect, useState } from 'react';
import { wantedMotion } from '../../shell/play/motion';
import type { WishDetail } from './queries';

/** The light passes the boughs for so long before it stays on one leaf. */
const SWEEP_MS = 2_600;

/** Returns whether the draw is shown: at once to who comes later, after the light's way to who waited for it. */
export function useReveal(detail: WishDetail | undefined): boolean {
  const state = detail?.wish.state;
  const [waited, setWaited] = useState(false);
  const [shown, setShown] = useState(false);
  if (state !== undefined && state !== 'lit' && !waited) setWaited(true);
  const lit = state === 'lit';
  useEffect(() => {
    if (!lit || !waited || shown) return undefined;
    const timer = setTimeout(() => setShown(true), wantedMotion() === 'still' ? 0 : SWEEP_MS);
    return () => clearTimeout(timer);
  }, [lit, waited, shown]);
  return lit && (shown || !waited);
}
