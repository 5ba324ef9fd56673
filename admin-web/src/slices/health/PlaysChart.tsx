import { Box, Typography } from '@mui/material';
import type { PlayMinuteRow } from '@skins/api/health/resources';
import { useFormat } from '../../shell/i18n';
import { LoadFailed } from '../../shell/ui/LoadFailed';
import { PALETTE } from '../../shell/ui/palette';
import { Section } from '../../shell/ui/Section';
import { Bars } from './Bars';
import { useTexts } from './texts';
import { useRows } from './use-rows';

const RECENT = 10;

/** Plays of all games per minute, over two hours. */
export function PlaysChart({ everyMs }: { everyMs: number }) {
  const texts = useTexts();
  const format = useFormat();
  const { data, error, refetch } = useRows<PlayMinuteRow>('play-minutes', everyMs);
  if (error !== null) return <LoadFailed error={error} retry={() => void refetch()} />;
  const rows = data ?? [];
  const total = rows.reduce((sum, { plays }) => sum + plays, 0);
  const recent = rows.slice(-RECENT);
  const rate = recent.reduce((sum, { plays }) => sum + plays, 0) / Math.max(1, recent.length);
  const most = Math.max(0, ...rows.map(({ plays }) => plays));
  return (
    <Section title={texts.plays} lede={texts.playsLede}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'baseline', mb: 1 }}>
        <Typography sx={{ fontSize: '1.75rem', fontWeight: 600 }}>{format.amount(rate)}</Typography>
        <Typography variant="body2" color="text.secondary">
          {texts.playsRate} · {texts.playsTotal(format.count(total))}
        </Typography>
      </Box>
      <Bars
        label={texts.playsChart(format.count(total), format.count(most))}
        values={rows.map(({ plays }) => plays)}
        height={96}
      />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', color: PALETTE.textDim }}>
        <Typography variant="caption">{rows[0] ? format.time(rows[0].time) : ''}</Typography>
        <Typography variant="caption">{texts.now}</Typography>
      </Box>
    </Section>
  );
}
