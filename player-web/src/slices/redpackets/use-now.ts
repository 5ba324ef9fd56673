import { useEffect, useState } from 'react';
import { serverNow } from '../../shell/net/clock';

/** Often enough that no second is skipped. */
const TICK_MS = 200;

/** Returns the server's time while a rain is on screen. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
