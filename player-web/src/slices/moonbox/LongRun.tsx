import type { CSSProperties } from 'react';
import { gems, percent } from '../../shell/i18n/format';
import { Facts } from '../../shell/ui';
import { useSellBackRate } from '../bag/sell-back';
import { PhaseMoon } from './PhaseMoon';
import type { MoonInfo, MoonRun } from './queries';
import { useT } from './t';
import { usePhaseName } from './use-phase-name';
import styles from './LongRun.module.css';

const MANY = 100;

/** What the moon gives in the long run, computed by the shop from the eight published versions. */
export function LongRun({ info, run }: { info: MoonInfo; run: MoonRun }) {
  const t = useT();
  const nameOf = usePhaseName();
  const rate = useSellBackRate();
  // What an opening costs on average: phases may differ in price.
  const price = info.phases.reduce((sum, one) => sum + one.price * (run.shares[one.phase] ?? 0), 0);
  const [cost, value] = [rounded(MANY * price), rounded(MANY * price * run.rtp)];
  return (
    <section aria-labelledby="long-run">
      <div className="section-head">
        <h2 className="title-section" id="long-run">
          {t('longTitle')}
        </h2>
        <p className="note">{t('longNote')}</p>
      </div>
      <div className="panel pad stack">
        <Facts
          size="lg"
          facts={[
            { name: t('longRtp'), value: percent(run.rtp) },
            { name: t('perTop'), value: run.opensPerTop.toFixed(2) },
            { name: t('reaches'), value: percent(run.reachesFull) },
          ]}
        />
        <ol className={styles['share']} aria-label={t('shares')}>
          {run.shares.map((share, phase) => {
            const style: CSSProperties & { '--v': number } = { '--v': share * 100 };
            return (
              <li key={nameOf(phase)}>
                <span className={styles['bar']} style={style} />
                <b>{percent(share)}</b>
                <PhaseMoon phase={phase} size={24} />
                <small>{nameOf(phase)}</small>
              </li>
            );
          })}
        </ol>
        <p className="note">
          {t('shareNote', {
            count: MANY,
            rtp: percent(run.rtp),
            cost: gems(cost),
            value: gems(value),
            less: gems(rounded(cost - value)),
          })}{' '}
          {typeof rate === 'number' && t('sold', { sold: gems(rounded(value * rate)) })}
        </p>
        <details className={styles['exact']}>
          <summary>{t('exact')}</summary>
          <code className="mono">
            {run.rtpExact.numerator} / {run.rtpExact.denominator}
          </code>
        </details>
      </div>
    </section>
  );
}

const rounded = (value: number) => Math.round(value * 100) / 100;
