import { Box, Skeleton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { toGems } from '@skins/engine/catalogue/odds';
import { useState } from 'react';
import { useFormat } from '../../../shell/i18n';
import { PALETTE } from '../../../shell/ui/palette';
import type { ReturnsPlot } from './plot';
import { PLOT } from './plot-size';
import type { PricedItems } from './returns.worker';
import { useTexts } from './texts';
import { useReturns } from './use-returns';

const OPENS = [1_000, 100_000] as const;
const [TOP, BOTTOM] = [20, 20];
const HEIGHT = TOP + PLOT.height + BOTTOM;
// Labels at an edge may reach into the margin; a wider figure would have larger words than the page.
const FIGURE = {
  width: '100%',
  maxWidth: 560,
  display: 'block',
  overflow: 'visible',
  fontSize: 10,
  fill: PALETTE.textDim,
} as const;
const ANCHORS = ['end', 'middle', 'start'] as const;

/** Draws how likely each total return of many opens is. */
export function ReturnsFigure({ after, before }: { after: PricedItems; before: PricedItems | undefined }) {
  const texts = useTexts();
  const format = useFormat();
  const [opens, setOpens] = useState<number>(OPENS[0]);
  const drawn = useReturns(opens, after, before);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 2.5, mb: 1, flexWrap: 'wrap' }}>
        <Typography variant="h3" sx={{ flex: 1 }}>
          {texts.returns}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={texts.opens}
          value={opens}
          onChange={(_event, chosen: number | null) => chosen !== null && setOpens(chosen)}
        >
          {OPENS.map((count) => (
            <ToggleButton key={count} value={count} sx={{ py: 0.25 }}>
              {format.count(count)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {drawn === undefined ? (
        <Skeleton variant="rounded" height={HEIGHT} />
      ) : (
        <Curves plot={drawn.plot} opens={opens} />
      )}
      <Legend hasBefore={before !== undefined} />
      {drawn !== undefined && (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {texts.returnsNote(
            format.count(opens),
            format.gems(toGems(after.price * opens)),
            format.probability(drawn.breakEven),
          )}
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary">
        {texts.returnsLede}
      </Typography>
    </>
  );
}

/** How likely each total is, before and after, with the quantiles and what breaks even. */
function Curves({ plot, opens }: { plot: ReturnsPlot; opens: number }) {
  const texts = useTexts();
  const format = useFormat();
  const [low = '', half = '', high = ''] = plot.quantiles.map(({ value }) => format.percent(value));
  return (
    <svg
      role="img"
      aria-label={texts.returnsLabel(format.count(opens), low, half, high)}
      viewBox={`0 0 ${PLOT.width} ${HEIGHT}`}
      style={FIGURE}
    >
      <g transform={`translate(0 ${TOP})`}>
        <path d={plot.after} fill={PALETTE.jade} fillOpacity={0.4} />
        {plot.before !== undefined && (
          <path d={plot.before} fill="none" stroke={PALETTE.ink} strokeWidth={1.2} />
        )}
        {plot.even !== undefined && (
          <>
            <path d={`M${plot.even} 24V${PLOT.height}`} stroke={PALETTE.text} strokeDasharray="3 2" />
            <text x={plot.even + 3} y={32}>
              {texts.evenText}
            </text>
          </>
        )}
        {plot.quantiles.map(({ x, value }, k) => (
          <g key={ANCHORS[k]}>
            <path d={`M${x} -4V${PLOT.height}`} stroke={PALETTE.textDim} strokeWidth={0.6} />
            <text x={x} y={-8} textAnchor={ANCHORS[k]}>
              {format.wholePercent(value)}
            </text>
          </g>
        ))}
        <path d={`M0 ${PLOT.height}H${PLOT.width}`} stroke={PALETTE.textDim} />
        {plot.ticks.map(({ x, value }) => (
          <text key={value} x={x} y={PLOT.height + 13} textAnchor="middle">
            {format.wholePercent(value)}
          </text>
        ))}
      </g>
    </svg>
  );
}

function Legend({ hasBefore }: { hasBefore: boolean }) {
  const { legend } = useTexts();
  return (
    <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
      <Swatch colour={PALETTE.jade} /> {legend.after}
      {hasBefore && (
        <>
          {' · '}
          <Swatch colour={PALETTE.ink} /> {legend.before}
        </>
      )}
      {' · '}
      {legend.across}
    </Typography>
  );
}

const Swatch = ({ colour }: { colour: string }) => (
  <Box component="span" sx={{ display: 'inline-block', width: 10, height: 10, bgcolor: colour, mr: 0.5 }} />
);
