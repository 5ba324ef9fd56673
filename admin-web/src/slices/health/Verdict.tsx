import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Box, Card, Typography } from '@mui/material';
import type { Health, ReadingRow } from '@skins/api/health/resources';
import { useFormat } from '../../shell/i18n';
import { useReading } from './reading';
import { useTexts } from './texts';

type State = ReadingRow['state'];

/** Shape, word and colour, in this order. */
export const STATES = {
  well: { Icon: CheckCircleOutlined, color: 'success.main' },
  notable: { Icon: VisibilityOutlined, color: 'warning.main' },
  wrong: { Icon: ErrorOutlined, color: 'error.main' },
} as const;

const worst = (rows: readonly ReadingRow[]): State => {
  if (rows.some(({ state }) => state === 'wrong')) return 'wrong';
  return rows.some(({ state }) => state === 'notable') ? 'notable' : 'well';
};

/** The overall state in one line, with the readings behind it. */
export function Verdict({ rows, health }: { rows: readonly ReadingRow[]; health: Health }) {
  const texts = useTexts();
  const format = useFormat();
  const state = worst(rows);
  const { Icon, color } = STATES[state];
  const open = rows.filter((row) => row.state !== 'well').length;
  return (
    <Card component="section" aria-label={texts.verdict[state]}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 10px', p: '14px 20px' }}>
        <Icon sx={{ color }} aria-hidden />
        <Typography variant="h2" sx={{ color: state === 'well' ? 'text.primary' : color }}>
          {texts.verdict[state]}
          {open > 0 && ` · ${texts.toDoCount(format.count(open))}`}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ ml: { md: 'auto' } }}>
          {format.time(health.time)} · {texts.events} {format.count(health.head)} · {texts.version}{' '}
          {health.version}
        </Typography>
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)', lg: 'repeat(6, 1fr)' },
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        {rows.map((row) => (
          <Tile key={row.id} row={row} />
        ))}
      </Box>
    </Card>
  );
}

function Tile({ row }: { row: ReadingRow }) {
  const texts = useTexts();
  const read = useReading();
  const { Icon, color } = STATES[row.state];
  const well = row.state === 'well';
  return (
    <Box
      sx={{
        p: '10px 8px 12px 20px',
        minWidth: 0,
        boxShadow: (theme) => `1px 1px 0 ${theme.palette.divider}`,
        bgcolor: well ? undefined : row.state === 'wrong' ? '#fee4e2' : '#fcedcd',
      }}
    >
      <Typography
        component="dt"
        variant="caption"
        sx={{ display: 'flex', alignItems: 'center', gap: '5px', color: well ? 'text.secondary' : color }}
      >
        <Icon sx={{ fontSize: 15, color }} aria-hidden />
        {texts.conditions[row.id].name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontSize: '1.125rem', fontWeight: 600 }} noWrap>
        {read(row)}
      </Typography>
      <Typography component="dd" variant="caption" sx={{ m: 0, color: well ? 'text.secondary' : color }}>
        {texts.states[row.state]}
      </Typography>
    </Box>
  );
}
