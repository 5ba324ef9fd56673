import { Box, Typography } from '@mui/material';
import type { VersionItem } from '@skins/api/boxes/resources';
import { useConsoleLocale, useFormat, useTexts } from '../i18n';
import { Plot } from '../ui/Plot';
import { PALETTE } from '../ui/palette';

const ROW = 26;
/** Two-sided 95 % of the normal distribution. */
const Z = 1.96;

/** How often each item came out against how often it should have. */
export function CountChart({ items }: { items: readonly VersionItem[] }) {
  const locale = useConsoleLocale();
  const format = useFormat();
  const texts = useTexts().boxes;
  const longest = Math.max(...items.map((item) => Math.max(item.observed, rangeOf(item).high)));
  // Roots keep the rare items visible beside the common ones.
  const at = (count: number): string => `${Math.sqrt(count / longest) * 100}%`;
  return (
    <Box component="figure" sx={{ m: 0 }}>
      {items.map((item) => {
        const name = item.names[locale];
        const counts = [format.count(item.observed), format.amount(item.expected)] as const;
        return (
          <Box key={item.skinId} sx={ROW_LAYOUT}>
            <Typography variant="body2" noWrap>
              {name}
            </Typography>
            <CountRow item={item} at={at} label={texts.countsRow(name, ...counts)} />
            <Typography variant="body2" sx={{ textAlign: { md: 'right' }, whiteSpace: 'nowrap' }}>
              {texts.observed} {counts[0]} · {texts.expected} {counts[1]}
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

/** Where 95 of 100 counts would be. */
function rangeOf({ expected, probability }: VersionItem): { low: number; high: number } {
  const reach = Z * Math.sqrt(expected * (1 - probability));
  return { low: Math.max(0, expected - reach), high: expected + reach };
}

const CountRow = ({
  item,
  at,
  label,
}: {
  item: VersionItem;
  at: (count: number) => string;
  label: string;
}) => {
  const { low, high } = rangeOf(item);
  const middle = ROW / 2;
  return (
    <Plot label={label} height={ROW}>
      <rect x={0} y={5} width="100%" height={ROW - 10} fill={PALETTE.panelDim} />
      <rect x={0} y={5} width={at(item.observed)} height={ROW - 10} fill={PALETTE.jade} fillOpacity={0.45} />
      <line x1={at(low)} x2={at(high)} y1={middle} y2={middle} stroke={PALETTE.ink} />
      <line
        x1={at(item.expected)}
        x2={at(item.expected)}
        y1={2}
        y2={ROW - 2}
        stroke={PALETTE.ink}
        strokeWidth={2}
      />
    </Plot>
  );
};
