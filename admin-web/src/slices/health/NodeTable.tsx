import { Box } from '@mui/material';
import type { NodeRow } from '@skins/api/health/resources';
import { useFormat } from '../../shell/i18n';
import type { Column } from '../../shell/ui/column';
import { LoadFailed } from '../../shell/ui/LoadFailed';
import { RowTable } from '../../shell/ui/RowTable';
import { Section } from '../../shell/ui/Section';
import { useTexts } from './texts';
import { useRows } from './use-rows';

/** The nodes on the log; nothing in a shop of one server. */
export function NodeTable({ everyMs }: { everyMs: number }) {
  const texts = useTexts();
  const format = useFormat();
  const { data, error, refetch } = useRows<NodeRow>('nodes', everyMs);
  if (error !== null) return <LoadFailed error={error} retry={() => void refetch()} />;
  if (data === undefined || data.length === 0) return null;
  const columns: Column<NodeRow>[] = [
    { label: texts.node, render: ({ id }) => id },
    { label: texts.state, render: (row) => <State row={row} /> },
    { label: texts.nodeHeard, render: ({ heard }) => format.time(heard), nowrap: true },
    { label: texts.version, render: ({ version }) => version || texts.unknown },
    { label: texts.edition, align: 'right', render: ({ edition }) => edition || texts.unknown },
    { label: texts.position, align: 'right', render: ({ position }) => format.count(position) },
    { label: texts.lacks, render: ({ lacks }) => lacks.join('; ') || texts.unknown },
  ];
  return (
    <Section title={texts.nodes} lede={texts.nodesLede}>
      <RowTable label={texts.nodes} columns={columns} rows={data} rowKey={({ id }) => id} minWidth={720} />
    </Section>
  );
}

function State({ row: { live, leads } }: { row: NodeRow }) {
  const texts = useTexts();
  if (live) return <>{leads ? texts.nodeLeads : texts.nodeLive}</>;
  return (
    <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
      {texts.nodeSilent}
    </Box>
  );
}
