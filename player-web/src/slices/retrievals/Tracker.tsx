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
/** Shown at once; older ones come when these are put away. */
const SHOWN = 3;

/** Asks how tracked retrievals stand until none is left, and says what became of them: a notice stays until it is put away. */
export function Tracker() {
  const t = useT();
  const { token } = useSession();
  const { tracked, notices } = useSnapshot(tracking);
  const ids = tracked.map(({ id }) => id);
  const { data } = useQuery({
    queryKey: ['retrievals', 'status', ids.join(',')],
    // An answer of before, to the same question, would be heard once more.
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
