import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { newNoticesQuery } from './queries';
import { useSeenVersion } from './seen';

/** Reports whether something was announced since this browser last looked. */
export function NoticesNews({ tell }: { tell: (count: number) => void }) {
  const { data } = useQuery(newNoticesQuery);
  const seen = useSeenVersion();
  const waits = data !== undefined && data.count > 0 && data.version !== seen ? 1 : 0;
  useEffect(() => tell(waits), [tell, waits]);
  return null;
}
