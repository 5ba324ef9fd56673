import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { openModal } from '../../shell/app/modals';
import { useSession } from '../../shell/session';
import { Button, Icon } from '../../shell/ui';
import { refreshItems, statusOf } from './queries';
import { forget, hear, putAway, tracking } from './tracking';
import { useT } from './t';
import styles from './Tracker.module.css';

const POLL_MS = 3_000;
/** Notices shown at once; older ones appear when these are dismissed. */
const SHOWN = 3;

/** Polls tracked retrievals until none is left, and reports their results. A notice stays until it is dismissed. */
export function Tracker() {
  const t = useT();
  const { token } = useSession();
  const { tracked, notices } = useSnapshot(tracking);
  const ids = tracked.map(({ id }) => id);
  const { data } = useQuery({
    queryKey: ['retrievals', 'status', ids.join(',')],
    // A cached answer to the same query would be handled again.
    gcTime: 0,
    enabled: token !== undefined && ids.length > 0,
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: true,
    queryFn: async ({ signal }) => ({ asked: ids, said: await statusOf(ids, signal) }),
  });
  useEffect(() => {
    if (data !== undefined && hear(data.said, data.asked)) void refreshItems();
  }, [data]);
  useEffect(() => {
    if (token === undefined) forget();
  }, [token]);
  if (token === undefined || notices.length === 0) return null;
  return (
    <ul className={styles['notices']} aria-live="polite">
      {notices.slice(-SHOWN).map(({ id, name, kind }) => (
        <li key={id} className={styles['notice']} data-kind={kind}>
          <Icon name={kind === 'shipped' ? 'check' : 'warning'} />
          <div>
            <b>{t(`notice.${kind}.title`)}</b>
            <p>{t(`notice.${kind}.text`, { name })}</p>
            <div className={styles['acts']}>
              <Button
                size="sm"
                label={t('notice.look')}
                onClick={() => openModal('retrieval', { retrievalId: id })}
              />
              <Button size="sm" variant="quiet" label={t('notice.away')} onClick={() => putAway(id)} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
