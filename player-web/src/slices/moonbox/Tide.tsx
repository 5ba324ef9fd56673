import { clsx } from 'clsx';
import { TICKETS } from '@skins/engine/fairness';
import { count, finePercent, percent } from '../../shell/i18n/format';
import { Ruler } from '../../shell/ui';
import { sharesOf } from './moon';
import { PhaseMoon } from './PhaseMoon';
import type { MoonInfo } from './queries';
import { useT } from './t';
import { usePhaseName } from './use-phase-name';
import styles from './Tables.module.css';

/** Eight rulers one above another: what each phase gives, to one scale. */
export function Tide({ info }: { info: MoonInfo }) {
  const t = useT();
  const nameOf = usePhaseName();
  return (
    <section aria-labelledby="tables">
      <div className="section-head">
        <h2 className="title-section" id="tables">
          {t('tables')}
        </h2>
        <p className="note">{t('tablesNote', { tickets: count(TICKETS) })}</p>
      </div>
      <div className={clsx('panel', styles['tide'])}>
        <ol className={styles['rows']}>
          {info.phases.map((one) => (
            <li key={one.phase} aria-current={one.phase === info.phase ? 'step' : undefined}>
              <span className={styles['name']}>
                <PhaseMoon phase={one.phase} size={28} />
                <b>{nameOf(one.phase)}</b>
              </span>
              <Ruler shares={sharesOf(one)} size="lg" className={styles['ruler']} />
              <span className={styles['figure']}>
                <b>{finePercent(one.topProbability)}</b>
                <small>{t('topShort')}</small>
              </span>
              <span className={styles['figure']}>
                <b>{percent(one.rtp)}</b>
                <small>{t('rtpShort')}</small>
              </span>
            </li>
          ))}
        </ol>
        <p className="note">{t('tideNote')}</p>
      </div>
    </section>
  );
}
