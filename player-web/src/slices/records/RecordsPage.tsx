import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'wouter';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { useWords } from '../../shell/i18n';
import { moment } from '../../shell/i18n/format';
import { useResultsHeld } from '../../shell/play/results';
import { Icon } from '../../shell/ui/Icon';
import { Skeleton } from '../../shell/ui/Skeleton';
import { recordPages } from './record-pages';
import { summaryQuery } from './summaries';
import { useT } from './t';
import styles from './RecordsPage.module.css';

/** `/user/records`: links to all records of the player. */
export function RecordsPage() {
  const t = useT();
  return (
    <div className="page page-main wall">
      <div className="stack">
        <Breadcrumb />
        <h1 className="title-page">{t('title')}</h1>
        <p className="lede">{t('lede')}</p>
      </div>
      <ul className={styles['list']}>
        {recordPages().map((record) => (
          <RecordCard key={record.route.path} record={record} />
        ))}
      </ul>
    </div>
  );
}

/** Named by its title alone; its count and last date describe it. */
function RecordCard({ record: { route, icon } }: { record: ReturnType<typeof recordPages>[number] }) {
  const say = useWords();
  const id = useId();
  return (
    <li>
      <Link
        href={route.path}
        className={`panel pad ${styles['card'] ?? ''}`}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-summary`}
      >
        <span className={styles['icon']}>
          <Icon name={icon} />
        </span>
        <span>
          <b className="title-card" id={`${id}-name`}>
            {say(route.title)}
          </b>
          <span className={styles['summary']} id={`${id}-summary`}>
            <Summary path={route.path} />
          </span>
        </span>
        <Icon name="forward" />
      </Link>
    </li>
  );
}

function Summary({ path }: { path: string }) {
  const t = useT();
  // A count that grows before the reel stops would tell its result.
  const held = useResultsHeld();
  const { data, error } = useQuery({ ...summaryQuery(path), enabled: !held });
  if (error !== null && data === undefined) return t('unknown');
  if (data === undefined || data === null) return <Skeleton className={styles['waiting']} />;
  if (data.last === undefined) return t('nothing');
  return (
    <>
      <b>{t('count', { count: data.total })}</b>
      <time dateTime={new Date(data.last).toISOString()}>{t('last', { time: moment(data.last) })}</time>
    </>
  );
}
