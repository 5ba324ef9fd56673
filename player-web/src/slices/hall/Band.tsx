import { scaleLinear } from 'd3-scale';
import { percent } from '../../shell/i18n/format';
import { useT } from './t';
import type { Judged } from './verdict-of';
import styles from './Detail.module.css';

/** Margin around the band as a share of its width, so that values outside it show, too. */
const MARGIN = 0.5;

/** A band with the expected and the observed value, to scale. */
export function Band({
  judged: { observed, expected, low, high },
  wide,
}: {
  judged: Judged;
  wide?: boolean;
}) {
  const t = useT();
  const width = Math.max(high - low, 0.001);
  const place = scaleLinear()
    .domain([Math.min(observed, low - width * MARGIN), Math.max(observed, high + width * MARGIN)])
    .range([2, 98]);
  return (
    <span
      className={styles['band']}
      data-size={wide === true ? 'lg' : undefined}
      role="img"
      aria-label={t('verdict.said', {
        observed: percent(observed),
        expected: percent(expected),
        low: percent(low),
        high: percent(high),
      })}
      style={{
        '--lo': `${place(low)}%`,
        '--hi': `${place(high)}%`,
        '--exp': `${place(expected)}%`,
        '--obs': `${place(observed)}%`,
      }}
    >
      <i />
      <i />
      <i />
    </span>
  );
}
