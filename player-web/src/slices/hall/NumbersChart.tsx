import { scaleBand, scaleLinear } from 'd3-scale';
import { count } from '../../shell/i18n/format';
import { useT } from './t';
import styles from './Detail.module.css';

const WIDTH = 520;
const HEIGHT = 240;
const EDGE = { top: 12, right: 8, bottom: 24, left: 40 };
const TICKS = 4;
/** two-sided 95 % quantile of the normal distribution */
const Z = 1.959963984540054;

/** The count of numbers in each twentieth of the range, beside the expectation of an even draw with its band. */
export function NumbersChart({ numbers }: { numbers: readonly number[] }) {
  const t = useT();
  const parts = numbers.map((n, part) => ({ n, part }));
  const total = numbers.reduce((sum, n) => sum + n, 0);
  const share = 1 / numbers.length;
  const expected = total * share;
  const spread = Z * Math.sqrt(total * share * (1 - share));
  const outside = numbers.filter((n) => Math.abs(n - expected) > spread).length;
  const x = scaleBand<number>()
    .domain(parts.map(({ part }) => part))
    .range([EDGE.left, WIDTH - EDGE.right])
    .padding(0.2);
  const y = scaleLinear()
    .domain([0, Math.max(...numbers, expected + spread, 1)])
    .nice(TICKS)
    .range([HEIGHT - EDGE.bottom, EDGE.top]);
  const said = t('detail.even', {
    total: count(total),
    parts: numbers.length,
    expected: expected.toFixed(1),
    spread: spread.toFixed(1),
    outside: count(outside),
  });
  const right = WIDTH - EDGE.right;
  return (
    <section className="panel pad stack">
      <div>
        <h2 className="title-section">{t('detail.numbers')}</h2>
        <p className="note">{said}</p>
      </div>
      <svg className={styles['chart']} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={said}>
        <rect
          className={styles['even']}
          x={EDGE.left}
          width={right - EDGE.left}
          y={y(expected + spread)}
          height={y(Math.max(0, expected - spread)) - y(expected + spread)}
        />
        {y
          .ticks(TICKS)
          .filter(Number.isInteger)
          .map((tick) => (
            <g key={tick}>
              <line className={styles['grid']} x1={EDGE.left} x2={right} y1={y(tick)} y2={y(tick)} />
              <text x={EDGE.left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
                {count(tick)}
              </text>
            </g>
          ))}
        {parts.map(({ n, part }) => (
          <rect
            key={part}
            className={styles['bar']}
            x={x(part) ?? 0}
            width={x.bandwidth()}
            y={y(n)}
            height={y(0) - y(n)}
          />
        ))}
        <line className={styles['middle']} x1={EDGE.left} x2={right} y1={y(expected)} y2={y(expected)} />
        {[0, 0.25, 0.5, 0.75, 1].map((mark) => (
          <text key={mark} x={EDGE.left + (right - EDGE.left) * mark} y={HEIGHT - 6} textAnchor="middle">
            {mark}
          </text>
        ))}
      </svg>
    </section>
  );
}
