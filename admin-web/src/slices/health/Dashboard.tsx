import { Alert, Box, Skeleton } from '@mui/material';
import type { Health, ReadingRow } from '@skins/api/health/resources';
import { RecordContextProvider, Title, useGetOne, useGetResourceLabel } from 'react-admin';
import { useFormat } from '../../shell/i18n';
import { Panels } from '../../shell/socket/Panels';
import { Figure } from '../../shell/ui/Figure';
import { LoadFailed } from '../../shell/ui/LoadFailed';
import { Section } from '../../shell/ui/Section';
import { FlowTable } from './FlowTable';
import { Money } from './Money';
import { NodeTable } from './NodeTable';
import { PlaysChart } from './PlaysChart';
import { ProjectionTable } from './ProjectionTable';
import { Returns } from './Returns';
import { overviewFigures, overviewPanels, overviewSide } from './slots';
import { texts, useTexts } from './texts';
import { ToDo } from './ToDo';
import { useRows } from './use-rows';
import { Verdict } from './Verdict';
import { Wins } from './Wins';

const EVERY_MS = 10_000;
/** Refetch interval in milliseconds for figures of a day, which change slowly. */
const SLOWLY_MS = 60_000;

/** The shop's health: the first page. */
export function Dashboard() {
  const labelOf = useGetResourceLabel();
  const health = useGetOne<Health>('health', { id: 'shop' }, { refetchInterval: EVERY_MS, retry: false });
  const readings = useRows<ReadingRow>('readings', EVERY_MS);
  const error = health.error ?? readings.error;
  return (
    <Box sx={{ mt: 2 }}>
      <Title title={labelOf('health')} />
      {error !== null && (
        <LoadFailed
          error={error}
          retry={() => {
            void health.refetch();
            void readings.refetch();
          }}
        />
      )}
      {health.data === undefined || readings.data === undefined ? (
        error === null && <Skeleton variant="rounded" height={240} />
      ) : (
        // Hidden, not unmounted, so that an open dialog, such as the one before a stop, stays open.
        <div hidden={error !== null}>
          <Shop health={health.data} readings={inOrder(readings.data)} />
        </div>
      )}
    </Box>
  );
}

/** Conditions in the order of the texts: the most severe first. */
const ORDER = Object.keys(texts.zh.conditions);
const inOrder = (rows: readonly ReadingRow[]): readonly ReadingRow[] =>
  rows.toSorted((a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id));

function Shop({ health, readings }: { health: Health; readings: readonly ReadingRow[] }) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <RecordContextProvider value={health}>
      <Verdict rows={readings} health={health} />
      {health.renewing !== null && health.renewing > 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {texts.renewing(format.count(health.renewing))}
        </Alert>
      )}
      <ToDo rows={readings} />
      <Box sx={COLUMNS}>
        <PlaysChart everyMs={EVERY_MS} />
        <div>
          <Panels slot={overviewSide} />
        </div>
      </Box>
      <Money everyMs={SLOWLY_MS} />
      <Returns everyMs={SLOWLY_MS} />
      <Wins everyMs={SLOWLY_MS} />
      <Panels slot={overviewPanels} />
      <Box sx={FIGURES}>
        <Figure label={texts.events} value={format.count(health.head)} />
        <Panels slot={overviewFigures} />
      </Box>
      <Section
        title={texts.flows}
        lede={`${texts.flowsLede} ${health.flows === null ? texts.unknown : texts.flowsOpen(format.count(health.flows))}`}
      >
        <FlowTable everyMs={EVERY_MS} />
      </Section>
      <NodeTable everyMs={EVERY_MS} />
      <Section title={texts.lists} lede={texts.listsLede}>
        <ProjectionTable everyMs={EVERY_MS} />
      </Section>
    </RecordContextProvider>
  );
}

const COLUMNS = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 380px' },
} as const;
const FIGURES = {
  display: 'grid',
  gap: 2,
  mt: 2,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' },
} as const;
