import type { demonstrationInfo } from '@skins/api/demonstration/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ask, get, stale } from '../../shell/net';
import styles from './Ribbon.module.css';
import { useT } from './t';

const call = get<typeof demonstrationInfo>('/api/demonstration');
const query = queryOptions({
  queryKey: ['demonstration'],
  staleTime: stale.setting,
  queryFn: ({ signal }) => ask(call, { signal }),
});

/** A ribbon at the top edge of a demonstration; nothing in any other shop. */
export function Ribbon() {
  const t = useT();
  const { data } = useQuery(query);
  if (data === undefined || data.players === 0) return null;
  return (
    <p className={styles.ribbon} role="note">
      {t('ribbon', { count: data.players })}
    </p>
  );
}
