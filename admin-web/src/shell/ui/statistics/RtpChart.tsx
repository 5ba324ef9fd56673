import { Box, Typography } from '@mui/material';
import { useFormat } from '../../i18n';
import { PALETTE } from '../palette';
import { Plot } from './Plot';
import { type Scale, scaleOver } from './scale';
import type { Return } from './tally';
import { useWords } from './words';

const ROW = 34;
const AXIS = 22;

/** Published and observed return, one row per version on one scale. */
export function RtpChart({ rows }: { rows: readonly Return[] }) {
  const texts = useWords();
  const format = useFormat();
  const scale = scaleOver(
    rows.flatMap(({ published, observed }) =>
      observed === null ? [published] : [published, observed.low, observed.high],
    ),
  );
  return (
    <figure style={{ margin: 0 }}>
      {rows.map((row) => (
        <Box key={row.name} sx={ROW_LAYOUT}>
          <Typography variant="body2" sx={{ fontWeight: 500 }}>
            {row.name}
            <Typography component="span" variant="body2" color="text.secondary">
              {' · '}
              {row.plays === 0 ? texts.neverPlayed : texts.playsCount(format.count(row.plays))}
            </Typography>
          </Typography>
          <RtpRow row={row} scale={scale} />
          <Typography variant="body2" sx={{ textAlign: { sm: 'right' } }}>
            {texts.legend.published} {format.percent(row.published)}
            {row.observed !== null && ` · ${texts.legend.observed} ${format.percent(row.observed.rtp)}`}
          </Typography>
        </Box>
      ))}
      <Box sx={ROW_LAYOUT}>
        <Legend />
        <Axis scale={scale} />
      </Box>
    </figure>
  );
}

const ROW_LAYOUT = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '190px minmax(0, 1fr) 260px' },
  columnGap: 2,
  alignItems: 'center',
  mb: { xs: 1, md: 0 },
} as const;

function RtpRow({ row: { name, published, observed }, scale }: { row: Return; scale: Scale }) {
  const texts = useWords();
  const format = useFormat();
  const label =
    observed === null
      ? texts.rowUnplayed(name, format.percent(published))
      : texts.row(
          name,
          format.percent(published),
          format.percent(observed.rtp),
          format.percent(observed.low),
          format.percent(observed.high),
        );
  const middle = ROW / 2;
  return (
    <Plot label={label} height={ROW}>
      <line x1="0" x2="100%" y1={middle} y2={middle} stroke={PALETTE.line} />
      {observed !== null && (
        <rect
          x={`${scale.at(observed.low)}%`}
          width={`${scale.at(observed.high) - scale.at(observed.low)}%`}
          y={middle - 6}
          height={12}
          rx={2}
          fill={PALETTE.jade}
          fillOpacity={0.24}
          stroke={PALETTE.jade}
        />
      )}
      <PublishedMark x={scale.at(published)} />
      {observed !== null && (
        <circle
          cx={`${scale.at(observed.rtp)}%`}
          cy={middle}
          r={5}
          fill={PALETTE.jade}
          stroke={PALETTE.panel}
          strokeWidth={1.5}
        />
      )}
    </Plot>
  );
}

const PublishedMark = ({ x }: { x: number }) => (
  <line x1={`${x}%`} x2={`${x}%`} y1={3} y2={ROW - 3} stroke={PALETTE.ink} strokeWidth={2.5} />
);

function Axis({ scale }: { scale: Scale }) {
  const format = useFormat();
  const last = scale.ticks.length - 1;
  return (
    <svg aria-hidden width="100%" height={AXIS} style={{ display: 'block', overflow: 'visible' }}>
      {scale.ticks.map((tick, k) => (
        <g key={tick}>
          <line x1={`${scale.at(tick)}%`} x2={`${scale.at(tick)}%`} y1={0} y2={5} stroke={PALETTE.textDim} />
          <text
            x={`${scale.at(tick)}%`}
            y={18}
            fontSize={12}
            fill={PALETTE.textDim}
            textAnchor={k === 0 ? 'start' : k === last ? 'end' : 'middle'}
          >
            {format.wholePercent(tick)}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Legend() {
  const { legend } = useWords();
  return (
    <Typography component="figcaption" variant="body2" color="text.secondary">
      <svg aria-hidden width={10} height={12} style={{ verticalAlign: '-1px' }}>
        <line x1={4} x2={4} y1={0} y2={12} stroke={PALETTE.ink} strokeWidth={2.5} />
      </svg>
      {legend.published}{' '}
      <svg aria-hidden width={26} height={12} style={{ verticalAlign: '-1px' }}>
        <rect
          x={2}
          y={1}
          width={20}
          height={10}
          rx={2}
          fill={PALETTE.jade}
          fillOpacity={0.24}
          stroke={PALETTE.jade}
        />
        <circle cx={12} cy={6} r={4} fill={PALETTE.jade} />
      </svg>
      {legend.observed}
    </Typography>
  );
}
