import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { PageTitle } from '../../shell/app/PageTitle';
import { useResultsHeld } from '../../shell/play/results';
import { Empty, ErrorNote, Skeleton } from '../../shell/ui';
import { Acts } from './Acts';
import { Milestones } from './Milestones';
import { Odds } from './Odds';
import { Rules } from './Rules';
import { Shards } from './Shards';
import { Stage } from './Stage';
import { seasonQuery } from './queries';
import { useT } from './t';
import styles from './Season.module.css';

/** `/newyear2025`: the season that runs, else the next one, else the last. */
export function SeasonPage() {
  const t = useT();
  const { language } = useTranslation().i18n;
  const held = useResultsHeld();
  const { data, error, refetch } = useQuery({ ...seasonQuery(language), enabled: !held });
  if (data === undefined || data === null)
    return (
      <div className="page page-main wall">
        <Breadcrumb />
        {data === null && <NoSeason />}
        {data === undefined && error === null && <Skeleton className={styles['waiting']} />}
        {data === undefined && error !== null && (
          <>
            <PageTitle />
            <ErrorNote error={error} text={t('failed')} onRetry={() => void refetch()} />
          </>
        )}
      </div>
    );
  return (
    <>
      <Stage key={data.rulesHash} season={data} />
      <div className="page page-main wall">
        <Odds season={data} />
        <div className={styles['two']}>
          {data.milestones.length > 0 && <Milestones season={data} />}
          <Acts season={data} />
        </div>
        <Shards />
        <Rules season={data} />
      </div>
    </>
  );
}

/** The page keeps its name without a season. */
function NoSeason() {
  const t = useT();
  return (
    <>
      <PageTitle />
      <Empty text={t('none')} />
    </>
  );
}
