import { Box, Typography } from '@mui/material';
import type { ReadingRow } from '@skins/api/health/resources';
import { useGetResourceLabel } from 'react-admin';
import { Section } from '../../shell/ui/Section';
import { useTexts } from './texts';
import { STATES } from './Verdict';

/** Failing conditions, most severe first, each with its remedy. */
export function ToDo({ rows }: { rows: readonly ReadingRow[] }) {
  const texts = useTexts();
  const open = [
    ...rows.filter(({ state }) => state === 'wrong'),
    ...rows.filter(({ state }) => state === 'notable'),
  ];
  if (open.length === 0) return null;
  return (
    <Section title={texts.toDo}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {open.map((row) => (
          <Item key={row.id} row={row} />
        ))}
      </Box>
    </Section>
  );
}

function Item({ row: { id, state, about } }: { row: ReadingRow }) {
  const texts = useTexts();
  const { Icon, color } = STATES[state];
  const labelOf = useGetResourceLabel();
  const { trouble, remedy } = texts.conditions[id];
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '110px minmax(0, 1fr)' },
        gap: '2px 12px',
        py: 1.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Typography
        variant="body2"
        sx={{ display: 'flex', alignItems: 'center', gap: '6px', color, fontWeight: 600 }}
      >
        <Icon sx={{ fontSize: 18 }} aria-hidden />
        {texts.states[state]}
      </Typography>
      <div>
        <Typography sx={{ fontWeight: 600 }}>{trouble}</Typography>
        {about.length > 0 && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {(id === 'games' ? about.map((game) => labelOf(game)) : about).join(' · ')}
          </Typography>
        )}
        <Typography variant="body2" color="text.secondary">
          <b>{texts.whatToDo}</b> {remedy} {texts.more} <code>docs/operations.md#{id}</code>
        </Typography>
      </div>
    </Box>
  );
}
