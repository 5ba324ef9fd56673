import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { stale } from '../../shell/net';
import { useResultsHeld } from '../../shell/play/results';
import { inboxQuery } from './inbox-queries';

/** Tells how many notifications are unread. It asks nothing while a result is withheld. */
export function InboxNews({ tell }: { tell: (count: number) => void }) {
  const held = useResultsHeld();
  const { data } = useQuery({ ...inboxQuery, enabled: !held, refetchInterval: stale.minute });
  const unread = data?.unread ?? 0;
  useEffect(() => tell(unread), [tell, unread]);
  return null;
}
