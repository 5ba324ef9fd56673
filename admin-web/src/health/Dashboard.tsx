import { Alert, type AlertColor, Box, Skeleton } from '@mui/material';
import type { Health } from '@skins/api/health/resources';
import { RecordContextProvider, Title, useGetOne, useGetResourceLabel } from 'react-admin';
import { useFormat } from '../i18n';
import { Panels } from '../socket/Panels';
import { Figure } from '../ui/Figure';
import { LoadFailed } from '../ui/LoadFailed';
import { Section } from '../ui/Section';
import { FlowTable } from './FlowTable';
import { ProjectionTable } from './ProjectionTable';
import { overviewFigures, overviewPanels } from './slots';
import { useTexts } from './texts';

const EVERY_MS = 10_000;

/** How the shop is: the first page. */
export function Dashboard() {
  const labelOf = useGetResourceLabel();
  const { data, error, refetch } = useGetOne<Health>(
    'health',
    { id: 'shop' },
    { refetchInterval: EVERY_MS, retry: false },
  );
  return (
    <Box sx={{ mt: 2 }}>
      <Title title={labelOf('health')} />
      {error !== null && <LoadFailed error={error} retry={() => void refetch()} />}
      {error === null && data === undefined && <Skeleton variant="rounded" height={240} />}
      {error === null && data !== undefined && <Shop health={data} />}
    </Box>
  );
}

function Shop({ health }: { health: Health }) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <RecordContextProvider value={health}>
      <State health={health} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}>
        <Figure label={texts.events} value={format.count(health.head)} />
        <Panels slot={overviewFigures} />
      </Box>
      <Panels slot={overviewPanels} />
      <Section title={texts.lists} lede={texts.listsLede}>
        <ProjectionTable everyMs={EVERY_MS} />
      </Section>
      <Section title={texts.flows} lede={`${texts.flowsLede} ${texts.flowsOpen(format.count(health.flows))}`}>
        <FlowTable everyMs={EVERY_MS} />
      </Section>
    </RecordContextProvider>
  );
}

/** A list this far behind is not about to catch up by itself at once. */
const NOTABLE_LAG = 5_000;

function State({ health: { parked, stuck, lag, renewing, time, version } }: { health: Health }) {
  const texts = useTexts();
  const format = useFormat();
  const note = ` · ${format.time(time)} · ${texts.version} ${version}`;
  if (parked > 0) return <Note severity="error" text={texts.parkedCount(format.count(parked)) + note} />;
  if (stuck > 0) return <Note severity="error" text={texts.stuckCount(format.count(stuck)) + note} />;
  if (renewing > 0) return <Note severity="info" text={texts.renewing(format.count(renewing)) + note} />;
  if (lag > NOTABLE_LAG) return <Note severity="warning" text={texts.behind(format.count(lag)) + note} />;
  return <Note severity="success" text={texts.well + note} />;
}

const Note = ({ severity, text }: { severity: AlertColor; text: string }) => (
  <Alert severity={severity} variant="outlined" sx={{ mb: 2, bgcolor: 'background.paper' }}>
    {text}
  </Alert>
);
