import { Box, Link, Typography } from '@mui/material';
import type { ChangeRow } from '@skins/api/settings/resources';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useFormat } from '../../shell/i18n';
import { Section } from '../../shell/ui/Section';
import { StateChip } from './StateChip';
import { useTexts } from './texts';

const SHOWN = 50;
const asked = (state: 'scheduled' | 'proposed') => ({
  pagination: { page: 1, perPage: SHOWN },
  sort: { field: 'from', order: 'ASC' as const },
  filter: { state },
});

/** Changes by the time they take effect: approved ones, and those that await approval. */
export function Calendar() {
  const texts = useTexts();
  const format = useFormat();
  const scheduled = useGetList<ChangeRow>('changes', asked('scheduled'));
  const proposed = useGetList<ChangeRow>('changes', asked('proposed'));
  const rows = [...(scheduled.data ?? []), ...(proposed.data ?? [])].toSorted(
    (a, b) => (a.from ?? Infinity) - (b.from ?? Infinity),
  );
  const days = Map.groupBy(rows, ({ from }) => (from === null ? texts.atOnce : format.day(from)));
  return (
    <Section title={texts.calendar} lede={texts.calendarLede}>
      {rows.length === 0 && (
        <Typography color="text.secondary">{scheduled.isPending ? '…' : texts.calendarEmpty}</Typography>
      )}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {[...days].map(([day, own]) => (
          <Box
            component="li"
            key={day}
            sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '160px 1fr' }, gap: 1 }}
          >
            <Typography variant="h3">{day}</Typography>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
              {own.map(({ id, from, settingName, title, state }) => (
                <Box
                  component="li"
                  key={id}
                  sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}
                >
                  {from !== null && <time dateTime={new Date(from).toISOString()}>{format.clock(from)}</time>}
                  <Link component={RouterLink} to={`/changes/${id}/show`}>
                    {settingName}
                    {title === '' ? '' : ` · ${title}`}
                  </Link>
                  <StateChip state={state} />
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
