import { useQuery } from '@tanstack/react-query';
import { moment } from '../../shell/i18n/format';
import { ask } from '../../shell/net/ask';
import { queries } from '../../shell/net/queries';
import { Button } from '../../shell/ui/Button';
import { ErrorNote } from '../../shell/ui/ErrorNote';
import { Tag } from '../../shell/ui/Tag';
import { toast } from '../../shell/ui/toast';
import { endSessionCall, sessionsQuery } from './queries';
import { useSending } from './sending';
import { useT } from './t';
import styles from './Sessions.module.css';

/** The player's sessions and the previous login, with a button to end each other session. */
export function Sessions() {
  const t = useT();
  const { data, error, refetch } = useQuery(sessionsQuery);
  const { busy, send } = useSending();
  const end = (id?: string) =>
    void send(async () => {
      await ask(endSessionCall, { body: id === undefined ? {} : { id } });
      await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      toast.ok(t('sessions.ended'));
    });
  if (error !== null && data === undefined) return <ErrorNote error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  const { lastLogin, sessions } = data;
  return (
    <div className="stack">
      <p className="note">
        {lastLogin === null ? t('sessions.first') : t('sessions.last', { time: moment(lastLogin) })}
      </p>
      <ul className={styles['sessions']}>
        {sessions.map(({ id, created, current }) => (
          <li key={id}>
            <span>{t('sessions.since', { time: moment(created) })}</span>
            {current ? (
              <Tag label={t('sessions.current')} />
            ) : (
              <Button size="sm" label={t('sessions.end')} disabled={busy} onClick={() => end(id)} />
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && <Button label={t('sessions.endOthers')} busy={busy} onClick={() => end()} />}
    </div>
  );
}
