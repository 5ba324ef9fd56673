import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { gems } from '../../shell/i18n/format';
import { queries } from '../../shell/net';
import { useServerNow } from '../../shell/net/clock';
import { useResultsHeld } from '../../shell/play/results';
import { ButtonLink, ErrorNote, Segment, Skeleton } from '../../shell/ui';
import { hoursLeft } from '../../shell/ui/time-left';
import { rankPath } from './paths';
import { type Board, rankingQuery } from './queries';
import { RankList } from './RankList';
import { useT } from './t';
import styles from './Active.module.css';

const DAYS = [0, 1] as const;

/** The highest multiples of upgrades, today and yesterday. */
export const UpgradeRanks = () => <DayRanks board="upgrade" />;

/** The highest multiples of opened boxes, today and yesterday. */
export const BoxRanks = () => <DayRanks board="box" />;

function DayRanks({ board }: { board: Board }) {
  const t = useT();
  const held = useResultsHeld();
  const [daysAgo, setDaysAgo] = useState<(typeof DAYS)[number]>(0);
  const { data, error, refetch } = useQuery({ ...rankingQuery(board, daysAgo), enabled: !held });
  return (
    <section className="panel">
      <div className={styles['head']}>
        <Segment
          label={t('day')}
          options={DAYS.map((value) => ({ value, label: t(value === 0 ? 'today' : 'yesterday') }))}
          value={daysAgo}
          onChange={setDaysAgo}
        />
        {data?.state === 'counting' && <Left until={data.endsAt} />}
      </div>
      {data === undefined ? (
        error === null ? (
          <Skeleton className={styles['waiting']} />
        ) : (
          <ErrorNote error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <>
          <RankList rows={data.rows} prizes />
          <div className={styles['foot']}>
            <span className="note">
              {t(data.state === 'counting' ? 'soFar' : 'prizesOf', { amount: gems(data.amount) })}
            </span>
            <ButtonLink size="sm" variant="quiet" label={t('whole')} href={rankPath(board)} />
          </div>
        </>
      )}
    </section>
  );
}

/** Counts down, and refetches when the day is over. */
function Left({ until }: { until: number }) {
  const t = useT();
  const left = until - useServerNow();
  const over = left <= 0;
  useEffect(() => {
    if (over) void queries.invalidateQueries({ queryKey: ['rankings'] });
  }, [over]);
  return (
    <span className={`note ${styles['left']}`}>
      {t('until', { left: hoursLeft(left) })} · {t('every')}
    </span>
  );
}
