import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { openModal } from '../../shell/app/modals';
import { moment } from '../../shell/i18n/format';
import { Button } from '../../shell/ui/Button';
import { ErrorNote } from '../../shell/ui/ErrorNote';
import { Skeleton } from '../../shell/ui/Skeleton';
import { agreedPath } from '../help/paths';
import { TOPICS_OF, agreementsQuery } from './agreement';
import styles from './Agreed.module.css';
import { useT } from './t';

const TOPICS = Object.values(TOPICS_OF).flat();

/** What the player agreed to, with links to the texts as they stood. */
export function AgreedList() {
  const t = useT();
  const { data, error, refetch } = useQuery(agreementsQuery);
  if (data === undefined)
    return error === null ? (
      <Skeleton className={styles['waiting']} />
    ) : (
      <ErrorNote error={error} onRetry={() => void refetch()} />
    );
  return (
    <div className="stack">
      {data.agreed.length === 0 && <p>{t('agreed.none')}</p>}
      <ol className="stack">
        {data.agreed.map(({ hash, language, shown, time }) => (
          <li key={`${hash} ${time}`}>
            <p>
              <time dateTime={new Date(time).toISOString()}>{moment(time)}</time>
              {' · '}
              {t(`agreed.language.${language}`)}
            </p>
            <p className={styles['others']}>
              {TOPICS.map((topic) => (
                <Link key={topic} className="link" href={agreedPath(topic, hash)}>
                  {t(`agreed.topic.${topic}`)}
                </Link>
              ))}
            </p>
            {!shown && <p className="note">{t('agreed.unshown')}</p>}
          </li>
        ))}
      </ol>
      {data.asked.length > 0 && <Button label={t('agreed.ask')} onClick={() => openModal('agreeTexts')} />}
    </div>
  );
}
