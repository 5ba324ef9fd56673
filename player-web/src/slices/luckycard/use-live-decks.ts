import { useEffect, useRef } from 'react';
import { queries } from '../../shell/net';
import { useLive } from '../live/use-live';

/** Least time between two refetches of the decks, however much is turned. */
const REST_MS = 2_000;

/** Keeps the lists of decks current. */
export function useLiveDecks(): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void queries.invalidateQueries({ queryKey: ['luckycard', 'list'] });
    }, REST_MS);
  };
  useLive('luckycard', { reload: later, luckycard: later }, null);
}
