import { scaleLinear, scalePoint } from 'd3-scale';
import { line } from 'd3-shape';
import { count } from '../../shell/i18n/format';
import type { TrendPoint } from './queries';
import { useT } from './t';
import styles from './Trend.module.css';

const WIDTH = 880;
const HEIGHT = 260;
const EDGE = { top: 12, right: 16, bottom: 14, left: 44 };
const MIDDLE = 0.5;
const MARKS = [0, 0.25, 0.5, 0.75, 1];

/** Numbers from oldest to newest, as separate stems from the midline; the thin line only guides the eye. */
export function TrendChart({ rows }: { rows: readonly TrendPoint[] }) {
  const t = useT();
  const shown = rows.toReversed();
  const x = scalePoint()
    .domain(shown.map(({ position }) => position))
    .range([EDGE.left, WIDTH - EDGE.right])
    .padding(0.5);
  const y = scaleLinear()
    .domain([0, 1])
    .range([HEIGHT - EDGE.bottom, EDGE.top]);
  const left = ({ position }: TrendPoint): number => x(position) ?? 0;
  const guide = line<TrendPoint>()
    .x(left)
    .y(({ rate }) => y(rate));
  const above = rows.filter(({ rate }) => rate > MIDDLE).length;
  return (
    <svg
      className={styles['chart']}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('chart', { count: rows.length, above: count(above) })}
    >
      {MARKS.map((mark) => (
        <g key={mark}>
          <line
            className={styles[mark === MIDDLE ? 'middle' : 'grid']}
            x1={EDGE.left}
            x2={WIDTH - EDGE.right}
            y1={y(mark)}
            y2={y(mark)}
          />
          <text x={EDGE.left - 10} y={y(mark)} dy="0.32em" textAnchor="end">
            {mark}
          </text>
        </g>
      ))}
      <path className={styles['guide']} d={guide(shown) ?? ''} />
      {shown.map((row) => (
        <g key={row.position}>
          <line className={styles['stem']} x1={left(row)} x2={left(row)} y1={y(MIDDLE)} y2={y(row.rate)} />
          <circle className={styles['point']} cx={left(row)} cy={y(row.rate)} r="4" />
        </g>
      ))}
    </svg>
  );
}
