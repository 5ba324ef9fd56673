import { percent } from '../../shell/i18n/format';
import type { Ledger } from './queries';
import { HOLDERS, sharesOf } from './shares';
import { useT } from './t';
import styles from './GemsPage.module.css';

const WIDTH = 1_000;
const HEIGHT = 84;
const BAR = 34;
/** Least width of a part, so that it is visible however small it is. */
const LEAST = 3;

/** All gems as a bar, and their holders as the bar below it, to scale. */
export function GemsFigure({ ledger }: { ledger: Ledger }) {
  const t = useT();
  const shares = sharesOf(ledger, WIDTH);
  const shareOf = (part: number) => percent(ledger.minted === 0 ? 0 : part / ledger.minted);
  return (
    <figure className={styles['figure']}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('gems.figure')}
      >
        <rect className={styles['minted']} x={0} y={0} width={WIDTH} height={BAR} />
        {shares.map(({ holder, x, width }) => (
          <rect
            key={holder}
            className={styles[holder]}
            x={x}
            y={HEIGHT - BAR}
            width={width > 0 ? Math.max(LEAST, width) : 0}
            height={BAR}
          />
        ))}
      </svg>
      <figcaption className={styles['legend']}>
        <span data-of="minted">{t('gems.minted')}</span>
        {HOLDERS.map((holder) => (
          <span key={holder} data-of={holder}>
            {t(`gems.${holder}`)} {shareOf(ledger[holder])}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
