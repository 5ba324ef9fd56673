import { PALETTE } from '../../shell/ui/palette';

const GAP = 0.25;

interface Drawn {
  readonly label: string;
  readonly values: readonly number[];
  readonly height: number;
}

/** One bar per value, from zero; the last one is incomplete and darkest. */
export function Bars({ label, values, height }: Drawn) {
  const most = Math.max(1e-9, ...values);
  const bar = (value: number, place: number): string => {
    const tall = ((value / most) * (height - 4)).toFixed(2);
    return `M${place + GAP / 2} ${height}v-${tall}h${1 - GAP}v${tall}z`;
  };
  return (
    <svg
      role="img"
      aria-label={label}
      width="100%"
      height={height}
      viewBox={`0 0 ${Math.max(1, values.length)} ${height}`}
      preserveAspectRatio="none"
      style={{ display: 'block', borderBottom: `1px solid ${PALETTE.textDim}` }}
    >
      <path d={values.slice(0, -1).map(bar).join('')} fill={PALETTE.jade} fillOpacity={0.45} />
      <path
        d={values
          .slice(-1)
          .map((value) => bar(value, values.length - 1))
          .join('')}
        fill={PALETTE.jade}
      />
    </svg>
  );
}

/** A balance over time, scaled to its own range. */
export function Line({ label, values, height }: Drawn) {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const span = high - low || 1;
  const points = values.map((value, k) => {
    const x = (k / Math.max(1, values.length - 1)) * 100;
    const y = height - 4 - ((value - low) / span) * (height - 8);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  });
  const path = points.length > 0 ? `M${points.join('L')}` : '';
  return (
    <svg
      role="img"
      aria-label={label}
      width="100%"
      height={height}
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
      style={{ display: 'block', borderBottom: `1px solid ${PALETTE.textDim}` }}
    >
      {path !== '' && (
        <>
          <path d={`${path}V${height}H0Z`} fill={PALETTE.jade} fillOpacity={0.2} />
          <path
            d={path}
            fill="none"
            stroke={PALETTE.jade}
            strokeWidth={1.5}
            vectorEffect="non-scaling-stroke"
          />
        </>
      )}
    </svg>
  );
}
