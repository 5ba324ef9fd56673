import { Alert, type AlertColor, Box, Card, Skeleton, Typography } from '@mui/material';
import type { Health } from '@skins/api/health/resources';
import { Title, useGetOne } from 'react-admin';
import { useFormat, useTexts } from '../i18n';
import { Deviation } from '../ui/Deviation';
import { LoadFailed } from '../ui/LoadFailed';
import { RtpChart } from '../ui/RtpChart';
import { Section } from '../ui/Section';
import { ProjectionTable } from './ProjectionTable';

const EVERY_MS = 10_000;

/** How the shop is: the first page. */
export function Overview() {
  const texts = useTexts().health;
  const { data, error, refetch } = useGetOne<Health>(
    'health',
    { id: 'shop' },
    { refetchInterval: EVERY_MS, retry: false },
  );
  return (
    <Box sx={{ mt: 2 }}>
      <Title title={texts.title} />
      {error !== null && <LoadFailed error={error} retry={() => void refetch()} />}
      {error === null && data === undefined && <Skeleton variant="rounded" height={240} />}
      {error === null && data !== undefined && <Shop health={data} />}
    </Box>
  );
}

function Shop({ health }: { health: Health }) {
  const texts = useTexts().health;
  const format = useFormat();
  return (
    <>
      <State health={health} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}>
        <Figure label={texts.events} value={format.count(health.head)} />
        <Figure label={texts.players} value={format.count(health.players)} />
        <Figure label={texts.opens} value={format.count(health.opens)} />
      </Box>
      <Returns health={health} />
      <Section title={texts.lists} lede={texts.listsLede}>
        <ProjectionTable everyMs={EVERY_MS} />
      </Section>
    </>
  );
}

/** A list this far behind is not about to catch up by itself at once. */
const NOTABLE_LAG = 5_000;

function State({ health: { parked, lag, time, version } }: { health: Health }) {
  const texts = useTexts().health;
  const format = useFormat();
  const note = ` · ${format.time(time)} · ${texts.version} ${version}`;
  if (parked > 0) return <Note severity="error" text={texts.parkedCount(format.count(parked)) + note} />;
  if (lag > NOTABLE_LAG) return <Note severity="warning" text={texts.behind(format.count(lag)) + note} />;
  return <Note severity="success" text={texts.well + note} />;
}

const Note = ({ severity, text }: { severity: AlertColor; text: string }) => (
  <Alert severity={severity} variant="outlined" sx={{ mb: 2, bgcolor: 'background.paper' }}>
    {text}
  </Alert>
);

const Figure = ({ label, value }: { label: string; value: string }) => (
  <Card sx={{ p: 2 }}>
    <Typography variant="body2" color="text.secondary">
      {label}
    </Typography>
    <Typography sx={{ fontSize: '1.75rem', fontWeight: 600 }}>{value}</Typography>
  </Card>
);

function Returns({ health: { opens, expectedRtp, observedRtp, band, deviation } }: { health: Health }) {
  const { health, boxes } = useTexts();
  if (expectedRtp === null || observedRtp === null || band === null)
    return (
      <Section title={health.returns}>
        <Typography color="text.secondary">{boxes.neverOpened}</Typography>
      </Section>
    );
  const shop = { name: health.shop, published: expectedRtp, opens, observed: { rtp: observedRtp, ...band } };
  return (
    <Section title={health.returns} lede={health.returnsLede}>
      <RtpChart rows={[shop]} />
      <Typography variant="body2">
        {boxes.deviation} <Deviation value={deviation} />
      </Typography>
    </Section>
  );
}
