import { scaleLinear } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import { gems as gemsText } from '../../shell/i18n/format';
import type { Balance } from './queries';
import { useOnPhone } from '../../shell/ui/use-on-phone';
import { tickText } from './tick-text';
import { useT } from './t';
import styles from './Profile.module.css';

/** Units of the drawing, about a pixel each: texts keep their size on phones. */
const WIDTH = { wide: 480, phone: 380 };
const HEIGHT = 180;
const EDGE = { top: 12, right: 12, bottom: 26, left: 56 };
const TICKS = 4;
const DAY_MS = 86_400_000;

/** The balance at the end of each day on which it changed. */
export function GemsChart({ gems }: { gems: readonly Balance[] }) {
  const t = useT();
  const width = useOnPhone() ? WIDTH.phone : WIDTH.wide;
  const days = gems.map(({ date, balance }) => ({ date, balance, time: Date.parse(`${date}T00:00:00Z`) }));
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return <p className="muted">{t('gems.none')}</p>;
  const right = width - EDGE.right;
  const x = scaleLinear()
    .domain([first.time, Math.max(last.time, first.time + DAY_MS)])
    .range([EDGE.left, right]);
  const y = scaleLinear()
    .domain([0, Math.max(...days.map(({ balance }) => balance), 1)])
    .nice(TICKS)
    .range([HEIGHT - EDGE.bottom, EDGE.top]);
  const curve = line<(typeof days)[number]>()
    .x(({ time }) => x(time))
    .y(({ balance }) => y(balance))
    .curve(curveStepAfter);
  const said = t('gems.said', { from: first.date, to: last.date, balance: gemsText(last.balance) });
  return (
    <svg className={styles['chart']} viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={said}>
      {y.ticks(TICKS).map((tick) => (
        <g key={tick}>
          <line className={styles['grid']} x1={EDGE.left} x2={right} y1={y(tick)} y2={y(tick)} />
          <text x={EDGE.left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
            {tickText(tick)}
          </text>
        </g>
      ))}
      <path className={styles['curve']} d={curve(days) ?? ''} />
      <circle className={styles['end']} cx={x(last.time)} cy={y(last.balance)} r={4} />
      <text x={EDGE.left} y={HEIGHT - 6}>
        {first.date}
      </text>
      {last !== first && (
        <text x={right} y={HEIGHT - 6} textAnchor="end">
          {last.date}
        </text>
      )}
    </svg>
  );
}
