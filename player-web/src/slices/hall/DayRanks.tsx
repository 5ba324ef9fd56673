import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { queries } from '../../shell/net';
import { useServerNow } from '../../shell/net/clock';
import { useResultsHeld } from '../../shell/play/results';
import { ErrorNote, Segment, Skeleton } from '../../shell/ui';
import { hoursLeft } from '../../shell/ui/time-left';
import { BoxRankList } from './BoxRankList';
import { activityTimeQuery, boxTopQuery, topQuery } from './queries';
import { RankList } from './RankList';
import { useT } from './t';
import styles from './Active.module.css';

type Day = 'yesterday' | 'today';

/** The highest multiples of upgrades, yesterday and today. */
export function UpgradeRanks() {
  const held = useResultsHeld();
  const { data, error, refetch } = useQuery({ ...topQuery, enabled: !held });
  const time = useQuery(activityTimeQuery);
  return (
    <OfDay until={time.data?.upgradeTime} error={error} onRetry={() => void refetch()}>
      {data && ((day) => <RankList rows={data[day]} />)}
    </OfDay>
  );
}

/** The highest multiples of opened boxes, yesterday and today. */
export function BoxRanks() {
  const held = useResultsHeld();
  const { data, error, refetch } = useQuery({ ...boxTopQuery, enabled: !held });
  const time = useQuery(activityTimeQuery);
  return (
    <OfDay until={time.data?.openTime} error={error} onRetry={() => void refetch()}>
      {data && ((day) => <BoxRankList rows={data[day]} />)}
    </OfDay>
  );
}

interface Props {
  /** end of today's ranking, milliseconds since 1970 */
  until: number | undefined;
  error: unknown;
  onRetry: () => void;
  children: ((day: Day) => ReactNode) | undefined;
}

function OfDay({ until, error, onRetry, children }: Props) {
  const t = useT();
  const [day, setDay] = useState<Day>('today');
  return (
    <section className="panel">
      <div className={styles['head']}>
        <Segment
          label={t('active.day')}
          options={(['today', 'yesterday'] as const).map((value) => ({ value, label: t(`rank.${value}`) }))}
          value={day}
          onChange={setDay}
        />
        {day === 'today' && until !== undefined && <Left until={until} />}
      </div>
      {children?.(day)}
      {children === undefined &&
        (error === null ? (
          <Skeleton className={styles['waiting']} />
        ) : (
          <ErrorNote error={error} onRetry={onRetry} />
        ))}
    </section>
  );
}

/** Counts down, and refetches when the day is over. */
function Left({ until }: { until: number }) {
  const t = useT();
  const left = until - useServerNow();
  const over = left <= 0;
  useEffect(() => {
    if (over) void queries.invalidateQueries({ queryKey: ['hall'] });
  }, [over]);
  return (
    <span className={`note ${styles['left']}`}>
      {t('active.until', { left: hoursLeft(left) })} · {t('active.every')}
    </span>
  );
}
