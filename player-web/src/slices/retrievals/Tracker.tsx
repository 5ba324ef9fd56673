import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { openModal } from '../../shell/app/modals';
import { useLanguage, useSession } from '../../shell/session';
import { Button, Icon, useItemName } from '../../shell/ui';
import { useOnPhone } from '../../shell/ui/use-on-phone';
import { namesQuery, refreshItems, statusOf } from './queries';
import { forget, hear, putAway, tracking } from './tracking';
import { useT } from './t';
import styles from './Tracker.module.css';

const POLL_MS = 3_000;
/** Notices shown at once; older ones appear when these are dismissed. A phone has room for one. */
const SHOWN = { phone: 1, wide: 3 } as const;

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
  const nameOf = useNames(notices.map(({ id }) => id));
  const itemName = useItemName();
  const shown = useOnPhone() ? SHOWN.phone : SHOWN.wide;
  if (token === undefined || notices.length === 0) return null;
  return (
    <ul className={styles['notices']} aria-live="polite">
      {notices.slice(-shown).map(({ id, name, kind }) => (
        <li key={id} className={styles['notice']} data-kind={kind}>
          <Icon name={kind === 'failed' ? 'warning' : 'check'} />
          <div>
            <b>{t(`notice.${kind}.title`)}</b>
            <p>
              {t(`notice.${kind}.text`, { name: itemName({ name: nameOf.get(id) ?? name, exterior: '' }) })}
            </p>
          </div>
          <div className={styles['acts']}>
            <Button
              size="sm"
              label={t('notice.look')}
              onClick={() => openModal('retrieval', { retrievalId: id })}
            />
            <Button size="sm" variant="quiet" label={t('notice.away')} onClick={() => putAway(id)} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Returns the items' names in the language of the page: a notice keeps the one in which it came. */
function useNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const { data } = useQuery({ ...namesQuery(useLanguage(), ids), enabled: ids.length > 0 });
  return data ?? NO_NAMES;
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();
