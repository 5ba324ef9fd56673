import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { count, gems } from '../../shell/i18n/format';
import { tickText } from './tick-text';
import { Facts, Gem } from '../../shell/ui';
import type { Luck } from './queries';
import { useOnPhone } from '../../shell/ui/use-on-phone';
import { useT } from './t';
import styles from './Profile.module.css';

/** Units of the drawing, about a pixel each: texts keep their size on phones. */
const WIDTH = { wide: 720, phone: 380 };
const HEIGHT = 280;
const EDGE = { top: 12, right: 12, bottom: 26, left: 56 };
const TICKS = 5;
/** two-sided 95 % quantile of the normal distribution */
const Z = 1.959963984540054;
/** Plays from which on the sum is near enough to a normal distribution for its band. */
const ENOUGH = 30;

/** Results less what the odds promise, play by play. At each point, 95 of 100 such curves lie in the band. */
export function LuckChart({ luck }: { luck: Luck }) {
  const t = useT();
  const over = luck.returned - luck.expected;
  const spread = Z * luck.deviation;
  if (luck.plays === 0) return <p className="muted">{t('luck.none')}</p>;
  const said = t(over < 0 ? 'luck.below' : 'luck.above', { gems: gems(Math.abs(over)) });
  const verdict =
    luck.plays < ENOUGH ? t('luck.few') : t(Math.abs(over) <= spread ? 'luck.inside' : 'luck.outside');
  return (
    <>
      <p className={styles['say']}>
        <b>{said}</b> <span className="muted">{verdict}</span>
      </p>
      <Curve luck={luck} said={t('luck.said', { said, plays: count(luck.plays), spread: gems(spread) })} />
      <Facts
        facts={[
          { name: t('luck.staked'), value: <Gem value={luck.staked} /> },
          { name: t('luck.expected'), value: <Gem value={luck.expected} /> },
          { name: t('luck.returned'), value: <Gem value={luck.returned} /> },
        ]}
      />
    </>
  );
}

function Curve({ luck: { points, plays }, said }: { luck: Luck; said: string }) {
  const width = useOnPhone() ? WIDTH.phone : WIDTH.wide;
  const all = [{ plays: 0, luck: 0, deviation: 0 }, ...points];
  const most = Math.max(...all.map((point) => Math.max(Math.abs(point.luck), Z * point.deviation)), 0.01);
  const right = width - EDGE.right;
  const x = scaleLinear().domain([0, plays]).range([EDGE.left, right]);
  const y = scaleLinear()
    .domain([-most, most])
    .nice(TICKS)
    .range([HEIGHT - EDGE.bottom, EDGE.top]);
  const band = area<(typeof all)[number]>()
    .x((point) => x(point.plays))
    .y0((point) => y(-Z * point.deviation))
    .y1((point) => y(Z * point.deviation));
  const curve = line<(typeof all)[number]>()
    .x((point) => x(point.plays))
    .y((point) => y(point.luck));
  const last = all.at(-1);
  return (
    <svg className={styles['chart']} viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={said}>
      <path className={styles['band']} d={band(all) ?? ''} />
      {y.ticks(TICKS).map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? styles['zero'] : styles['grid']}
            x1={EDGE.left}
            x2={right}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text x={EDGE.left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
            {tickText(tick)}
          </text>
        </g>
      ))}
      <path className={styles['curve']} d={curve(all) ?? ''} />
      {last !== undefined && <circle className={styles['end']} cx={x(last.plays)} cy={y(last.luck)} r={4} />}
      {[0, plays].map((tick) => (
        <text key={tick} x={x(tick)} y={HEIGHT - 6} textAnchor={tick === 0 ? 'start' : 'end'}>
          {count(tick)}
        </text>
      ))}
    </svg>
  );
}
