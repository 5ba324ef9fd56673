import { Box, Typography } from '@mui/material';
import { useFormat } from '../../i18n';
import { PALETTE } from '../palette';
import { Plot } from './Plot';
import type { Outcome } from './tally';
import { useWords } from './words';

const ROW = 26;
/** two-sided 95 % quantile of the normal distribution */
const Z = 1.96;

/** Observed and expected counts of each outcome. */
export function CountChart({ outcomes }: { outcomes: readonly Outcome[] }) {
  const format = useFormat();
  const texts = useWords();
  const longest = Math.max(...outcomes.map((outcome) => Math.max(outcome.observed, rangeOf(outcome).high)));
  // Square roots keep rare outcomes visible next to common ones.
  const at = (count: number): string => `${Math.sqrt(count / longest) * 100}%`;
  return (
    <Box component="figure" sx={{ m: 0 }}>
      {outcomes.map((outcome) => {
        const { key, name, observed, expected } = outcome;
        const counts = [format.count(observed), format.amount(expected)] as const;
        return (
          <Box key={key} sx={ROW_LAYOUT}>
            <Typography variant="body2" noWrap>
              {name}
            </Typography>
            <CountRow outcome={outcome} at={at} label={texts.countsRow(name, ...counts)} />
            <Typography variant="body2" sx={{ textAlign: { md: 'right' }, whiteSpace: 'nowrap' }}>
              {texts.observedCount} {counts[0]} · {texts.expectedCount} {counts[1]}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}

const ROW_LAYOUT = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr) 240px' },
  columnGap: 2,
  alignItems: 'center',
  mb: { xs: 1.5, md: 0.25 },
} as const;

/** Returns the range that holds 95 of 100 counts. */
function rangeOf({ expected, probability }: Outcome): { low: number; high: number } {
  const reach = Z * Math.sqrt(expected * (1 - probability));
  return { low: Math.max(0, expected - reach), high: expected + reach };
}

const CountRow = ({
  outcome,
  at,
  label,
}: {
  outcome: Outcome;
  at: (count: number) => string;
  label: string;
}) => {
  const { low, high } = rangeOf(outcome);
  const middle = ROW / 2;
  return (
    <Plot label={label} height={ROW}>
      <rect x={0} y={5} width="100%" height={ROW - 10} fill={PALETTE.panelDim} />
      <rect
        x={0}
        y={5}
        width={at(outcome.observed)}
        height={ROW - 10}
        fill={PALETTE.jade}
        fillOpacity={0.45}
      />
      <line x1={at(low)} x2={at(high)} y1={middle} y2={middle} stroke={PALETTE.ink} />
      <line
        x1={at(outcome.expected)}
        x2={at(outcome.expected)}
        y1={2}
        y2={ROW - 2}
        stroke={PALETTE.ink}
        strokeWidth={2}
      />
    </Plot>
  );
};
