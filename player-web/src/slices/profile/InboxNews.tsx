import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queries, stale } from '../../shell/net';
import { useResultsHeld } from '../../shell/play/results';
import { refreshUser } from '../../shell/session';
import { inboxQuery } from './inbox-queries';

/** Tells how many notifications are unread. It asks nothing while a result is withheld. */
export function InboxNews({ tell }: { tell: (count: number) => void }) {
  const held = useResultsHeld();
  const { data } = useQuery({ ...inboxQuery, enabled: !held, refetchInterval: stale.minute });
  const unread = data?.unread ?? 0;
  useEffect(() => tell(unread), [tell, unread]);
  useMoved(data && (data.records.find(({ position }) => position !== null)?.position ?? ''));
  return null;
}

/**
 * Refetches the player's figures when something new came to pass: gems or items may have moved while no page of it was open.
 * @param newest the position of the newest event; empty for none, undefined before the first answer
 */
function useMoved(newest: string | undefined): void {
  const known = useRef<string>(undefined);
  useEffect(() => {
    if (known.current !== undefined && newest !== undefined && newest > known.current) {
      void refreshUser();
      void queries.invalidateQueries({ queryKey: ['bag'] });
      void queries.invalidateQueries({ queryKey: ['props'] });
    }
    known.current = newest;
  }, [newest]);
}
