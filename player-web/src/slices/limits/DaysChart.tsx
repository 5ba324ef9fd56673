import { scaleBand, scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { useSyncExternalStore } from 'react';
import { gems } from '../../shell/i18n/format';
import { Table } from '../../shell/ui';
import type { Day } from './queries';
import { useT } from './t';
import styles from './Limits.module.css';

const EDGE = { top: 12, right: 8, bottom: 26, left: 46 };
const HEIGHT = 260;
const TICKS = 5;

/** Drawn for the available width, so that its text is as large as the text around it. */
const WIDE = { width: 1_180, datesApart: 5 };
const NARROW = { width: 330, datesApart: 10 };
const phone = matchMedia('(max-width: 767px)');

function useSize(): typeof WIDE {
  const narrow = useSyncExternalStore(
    (told) => {
      phone.addEventListener('change', told);
      return () => phone.removeEventListener('change', told);
    },
    () => phone.matches,
  );
  return narrow ? NARROW : WIDE;
}

const netOf = ({ staked, returned }: Day): number => returned - staked;

/** Stakes and returns per day, with the net result as a line; the table below has the figures. */
export function DaysChart({ days }: { days: readonly Day[] }) {
  const t = useT();
  const total = (of: (day: Day) => number): string => gems(days.reduce((sum, day) => sum + of(day), 0));
  return (
    <div className="panel pad stack">
      <p>
        {t('days.sum', {
          staked: total(({ staked }) => staked),
          returned: total(({ returned }) => returned),
          net: total(netOf),
        })}
      </p>
      <Drawn days={days} />
      <ul className={styles['legend']} aria-hidden="true">
        {(['staked', 'returned', 'net'] as const).map((name) => (
          <li key={name} data-of={name}>
            {t(`days.${name}`)}
          </li>
        ))}
      </ul>
      <details className={styles['figures']}>
        <summary>{t('days.figures')}</summary>
        <Figures days={days} />
      </details>
    </div>
  );
}

function Drawn({ days }: { days: readonly Day[] }) {
  const t = useT();
  const { width, datesApart } = useSize();
  const highest = Math.max(1, ...days.flatMap(({ staked, returned }) => [staked, returned]));
  const lowest = Math.min(0, ...days.map(netOf));
  const x = scaleBand()
    .domain(days.map(({ date }) => date))
    .range([EDGE.left, width - EDGE.right])
    .padding(0.25);
  const y = scaleLinear()
    .domain([lowest, highest])
    .nice(TICKS)
    .range([HEIGHT - EDGE.bottom, EDGE.top]);
  const half = x.bandwidth() / 2;
  const left = ({ date }: Day): number => x(date) ?? 0;
  const net = line<Day>()
    .x((day) => left(day) + half)
    .y((day) => y(netOf(day)));
  return (
    <svg
      className={styles['chart']}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={t('days.title')}
    >
      {y.ticks(TICKS).map((tick) => (
        <g key={tick} className={styles['tick']}>
          <line x1={EDGE.left} x2={width - EDGE.right} y1={y(tick)} y2={y(tick)} />
          <text x={EDGE.left - 8} y={y(tick)} dy="0.32em" textAnchor="end">
            {y.tickFormat(TICKS)(tick)}
          </text>
        </g>
      ))}
      {days.map((day, n) => (
        <g key={day.date}>
          <Bar of="staked" x={left(day)} width={half} from={y(0)} to={y(day.staked)} />
          <Bar of="returned" x={left(day) + half} width={half} from={y(0)} to={y(day.returned)} />
          {(days.length - 1 - n) % datesApart === 0 && (
            <text x={left(day) + half} y={HEIGHT - 8} textAnchor="middle">
              {day.date.slice(5)}
            </text>
          )}
        </g>
      ))}
      <path className={styles['net']} d={net([...days]) ?? ''} />
    </svg>
  );
}

interface BarProps {
  of: 'staked' | 'returned';
  x: number;
  width: number;
  from: number;
  to: number;
}

const Bar = ({ of, x, width, from, to }: BarProps) => (
  <rect data-of={of} x={x} width={width} y={to} height={Math.max(0, from - to)} />
);

function Figures({ days }: { days: readonly Day[] }) {
  const t = useT();
  const rows = days.filter(
    ({ staked, returned, paidIn, minutes }) => staked + returned + paidIn + minutes > 0,
  );
  if (rows.length === 0) return <p className="note">{t('days.nothing')}</p>;
  const figure = (key: 'staked' | 'returned' | 'paidIn') => ({
    key,
    head: t(`days.${key}`),
    align: 'end' as const,
    named: true,
    cell: (day: Day) => gems(day[key]),
  });
  return (
    <Table
      label={t('days.figures')}
      rows={rows.toReversed()}
      rowKey={({ date }) => date}
      stacked
      columns={[
        { key: 'date', head: t('days.date'), cell: ({ date }) => date },
        figure('staked'),
        figure('returned'),
        { key: 'net', head: t('days.net'), align: 'end', named: true, cell: (day) => gems(netOf(day)) },
        figure('paidIn'),
        {
          key: 'minutes',
          head: t('days.minutes'),
          align: 'end',
          named: true,
          cell: ({ minutes }) => minutes,
        },
      ]}
    />
  );
}
