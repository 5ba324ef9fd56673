import { paths } from '../fairness/paths';
import { count, percent } from '../../shell/i18n/format';
import { ButtonLink } from '../../shell/ui/Button';
import { Facts } from '../../shell/ui/Facts';
import { ObservedReturn } from '../../shell/ui/ObservedReturn';
import { Seal } from '../../shell/ui/Seal';
import type { HomeInfo } from './queries';
import { useT } from './t';
import styles from './Ledger.module.css';

/** Keeps the place of a return that is on its way, unseen and unheard. */
const USUAL = { plays: 100, rtp: 0.9, band: { low: 0.9, high: 0.9 } } as const;

/** The shop's figures of the last 30 days, from the log. They come before the boxes, as trust comes before choice. */
export function Ledger({ figures }: { figures: HomeInfo['basicsDataVO'] | undefined }) {
  const t = useT();
  const rate = (fraction: number | null | undefined) => {
    if (fraction === undefined) return '…';
    if (fraction !== null) return percent(fraction);
    return (
      <>
        <span aria-hidden="true">—</span>
        <span className="sr-only">{t('ledger.none')}</span>
      </>
    );
  };
  const observed =
    figures === undefined ? (
      <span className={styles['coming']}>
        <ObservedReturn {...USUAL} />
      </span>
    ) : (
      <ObservedReturn plays={figures.opens} rtp={figures.observedRtp} band={figures.observedBand} />
    );
  const opens = figures === undefined ? '…' : count(figures.opens);
  return (
    <section className={`panel ${styles['ledger']}`} aria-label={t('ledger.title')}>
      <div className={`cluster ${styles['head']}`}>
        <Seal />
        <div>
          <h2 className="title-card">{t('ledger.title')}</h2>
          <p className="note">{t('ledger.note')}</p>
        </div>
      </div>
      <Facts
        even
        size="lg"
        className={styles['facts']}
        facts={[
          { name: t('ledger.opens'), value: opens },
          // Every opening is in the log with its seeds, so all of them can be recomputed.
          { name: t('ledger.recomputable'), value: opens },
          { name: t('ledger.published'), value: rate(figures?.publishedRtp) },
          { name: t('ledger.observed'), value: observed },
        ]}
      />
      <ButtonLink href={paths.fairness} label={t('ledger.how')} />
    </section>
  );
}
