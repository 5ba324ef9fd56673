import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { useResultsHeld } from '../../shell/play/results';
import { ErrorNote, Select, Skeleton } from '../../shell/ui';
import { rankQuery } from './queries';
import { RankList } from './RankList';
import { useT } from './t';
import styles from './Hall.module.css';

const DAYS = Array.from({ length: 30 }, (_, daysAgo) => daysAgo);

/** `/upgrade/rank`: the highest multiples of any of the last 30 days. */
export function RankPage() {
  const t = useT();
  const held = useResultsHeld();
  const [daysAgo, setDaysAgo] = useState(1);
  const { data, error, refetch, isPlaceholderData } = useQuery({ ...rankQuery(daysAgo), enabled: !held });
  const named = (days: number) =>
    days === 0 ? t('rank.today') : days === 1 ? t('rank.yesterday') : t('rank.daysAgo', { count: days });
  return (
    <div className="page page-main wall">
      <div className="stack">
        <Breadcrumb />
        <h1 className="title-page">{t('rank.title')}</h1>
        <p className="lede">{t('rank.rule')}</p>
      </div>
      <section className={`panel ${styles['rankPage']}`} aria-busy={isPlaceholderData}>
        <div className={styles['tabs']}>
          <Select
            label={t('rank.day')}
            options={DAYS.map((days) => ({ value: String(days), label: named(days) }))}
            value={String(daysAgo)}
            onChange={(chosen) => setDaysAgo(Number(chosen))}
          />
        </div>
        {data === undefined &&
          (error === null ? (
            <Skeleton shape="plate" />
          ) : (
            <ErrorNote error={error} onRetry={() => void refetch()} />
          ))}
        {data !== undefined && <RankList rows={data.rows} />}
      </section>
    </div>
  );
}
