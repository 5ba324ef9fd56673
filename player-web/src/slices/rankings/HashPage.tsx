import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { clock, count, moment } from '../../shell/i18n/format';
import { useResultsHeld } from '../../shell/play/results';
import { Empty, ErrorNote, Facts, Skeleton } from '../../shell/ui';
import { Tabs } from '../../shell/ui/Tabs';
import { HashItem } from './HashItem';
import { multipleOf } from './multiple';
import { type HashRank, type Period, hashQuery } from './queries';
import { useT } from './t';
import rank from './Rank.module.css';
import styles from './Hash.module.css';

const PERIODS = ['day', 'week', 'month'] as const;

/** `/page/hashrank`: the highest multiples of hash boxes; each row opens into its proof. */
export function HashPage() {
  const t = useT();
  const [address, setAddress] = useSearchParams();
  const period: Period = PERIODS.find((one) => one === address.get('period')) ?? 'day';
  const held = useResultsHeld();
  const { data, error, refetch } = useQuery({ ...hashQuery(period), enabled: !held });
  return (
    <>
      <section className={`stage stage-section ${rank['stage']}`}>
        <div className="page stack">
          <Breadcrumb />
          <div className={rank['head']}>
            <div>
              <h1 className="title-page">{t('hash.title')}</h1>
              <p className="muted">{t('hash.lede')}</p>
            </div>
            <Facts
              even
              className={rank['facts']}
              facts={[
                { name: t('hash.opens'), value: data === undefined ? '–' : count(data.plays) },
                { name: t('hash.players'), value: t('hash.once') },
                { name: t('updated'), value: data === undefined ? '–' : clock(data.updatedAt) },
              ]}
            />
          </div>
          <Tabs
            label={t('hash.period')}
            tabs={PERIODS.map((value) => ({ value, label: t(`hash.${value}`) }))}
            value={period}
            onChange={(value) => setAddress({ period: value }, { replace: true })}
            headClassName={rank['tabs']}
            aside={
              <p className={`note ${styles['since'] ?? ''}`}>
                {data === undefined ? '–' : t('hash.since', { time: moment(data.time) })}
              </p>
            }
          >
            <span className="sr-only">{t(`hash.${period}`)}</span>
          </Tabs>
        </div>
      </section>
      <div className="page page-main page-tight wall">
        {data === undefined && error === null && <Skeleton className={rank['waiting']} />}
        {data === undefined && error !== null && <ErrorNote error={error} onRetry={() => void refetch()} />}
        {data !== undefined && <Listed found={data} />}
      </div>
    </>
  );
}

function Listed({ found: { rows, mine } }: { found: HashRank }) {
  const t = useT();
  return (
    <>
      {rows.length === 0 && <Empty text={t('hash.none')} />}
      <ol className={styles['list']}>
        {rows.map((row, k) => (
          <HashItem key={row.position} row={row} place={k + 1} open={k === 0} />
        ))}
      </ol>
      {mine !== null && mine.place !== null && (
        <p className="note">
          {t('hash.mine', {
            place: mine.beyond ? t('mine.beyond') : count(mine.place),
            multiple: multipleOf(mine.magnification),
          })}
        </p>
      )}
    </>
  );
}
