import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { moment } from '../../shell/i18n/format';
import { ErrorNote, Icon, Skeleton } from '../../shell/ui';
import { BreakForm } from './BreakForm';
import { DaysChart } from './DaysChart';
import { ExclusionForm } from './ExclusionForm';
import { GaugeCard } from './GaugeCard';
import { useLimits, type Kind, type LimitsData } from './queries';
import { RealityCheckForm } from './RealityCheckForm';
import { useT } from './t';
import styles from './Limits.module.css';

const KINDS: readonly Kind[] = ['deposit', 'loss', 'time'];

/** `/user/limits`: all means by which players limit themselves. */
export function LimitsPage() {
  const t = useT();
  const { data, error, refetch } = useLimits();
  return (
    <div className="page page-main wall">
      <div className="stack">
        <Breadcrumb />
        <h1 className="title-page">{t('title')}</h1>
        <p className="lede">{t('lede')}</p>
      </div>
      {data === undefined ? (
        error === null ? (
          <Skeleton shape="plate" />
        ) : (
          <ErrorNote error={error} onRetry={() => void refetch()} />
        )
      ) : (
        <Loaded data={data} />
      )}
    </div>
  );
}

function Loaded({ data }: { data: LimitsData }) {
  const t = useT();
  return (
    <>
      <Braked until={data.excludedUntil} words={t('excluded')} />
      <Braked until={data.breakUntil} words={t('resting')} />
      <section className="stack" aria-labelledby="limits-own">
        <h2 className="title-section" id="limits-own">
          {t('own')}
        </h2>
        <p className="note">{t('ownNote')}</p>
        <div className={styles['cards']}>
          {KINDS.map((kind) => (
            <GaugeCard key={kind} kind={kind} gauges={data.gauges.filter((one) => one.kind === kind)} />
          ))}
        </div>
      </section>
      <section className="stack" aria-labelledby="limits-days">
        <h2 className="title-section" id="limits-days">
          {t('days.title')}
        </h2>
        <DaysChart days={data.days} />
      </section>
      <section className={styles['cards']} aria-label={t('brakes')}>
        <RealityCheckForm check={data.check} />
        <BreakForm />
        <ExclusionForm />
      </section>
      <p className="note">{t('help')}</p>
    </>
  );
}

function Braked({ until, words }: { until: number | null; words: string }) {
  const t = useT();
  if (until === null) return null;
  return (
    <p className={`panel ${styles['braked']}`} role="status">
      <Icon name="warning" />
      <span>
        <b>{words}</b> {t('until', { time: moment(until) })}
      </span>
    </p>
  );
}
