import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { Accordion, AccordionDetails, AccordionSummary, Box } from '@mui/material';
import type { ProjectionRow } from '@skins/api/health/resources';
import { useGetList } from 'react-admin';
import { useFormat } from '../../shell/i18n';
import type { Column } from '../../shell/ui/column';
import { LoadFailed } from '../../shell/ui/LoadFailed';
import { RowTable } from '../../shell/ui/RowTable';
import { useTexts } from './texts';

const MANY = { page: 1, perPage: 200 };

/** Lists that have stopped, and behind one press the lag of each behind the log. */
export function ProjectionTable({ everyMs }: { everyMs: number }) {
  const texts = useTexts();
  const format = useFormat();
  const { data, error, refetch } = useGetList<ProjectionRow>(
    'projections',
    { pagination: MANY, sort: { field: 'id', order: 'ASC' }, filter: {} },
    { refetchInterval: everyMs, retry: false },
  );
  if (error !== null) return <LoadFailed error={error} retry={() => void refetch()} />;
  const columns: Column<ProjectionRow>[] = [
    { label: texts.list, render: ({ id }) => id },
    { label: texts.state, render: (row) => <State row={row} /> },
    { label: texts.lag, align: 'right', render: ({ lag }) => format.count(lag) },
    { label: texts.position, align: 'right', render: ({ position }) => Number(position) },
  ];
  if (data === undefined) return null;
  const stopped = data.filter(({ parked }) => parked !== null);
  const tableOf = (label: string, rows: readonly ProjectionRow[]) => (
    <RowTable label={label} columns={columns} rows={rows} rowKey={({ id }) => id} />
  );
  return (
    <>
      {stopped.length > 0 && tableOf(texts.listsStopped, stopped)}
      <Accordion elevation={0} slotProps={{ transition: { unmountOnExit: true } }}>
        <AccordionSummary expandIcon={<ExpandMoreIcon />} sx={{ px: 1 }}>
          {stopped.length > 0
            ? texts.allLists(format.count(data.length))
            : texts.allListsRun(format.count(data.length))}
        </AccordionSummary>
        <AccordionDetails sx={{ px: 0 }}>{tableOf(texts.lists, data)}</AccordionDetails>
      </Accordion>
    </>
  );
}

function State({ row: { lag, parked } }: { row: ProjectionRow }) {
  const texts = useTexts();
  if (parked !== null)
    return (
      <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
        {texts.parked}: {parked}
      </Box>
    );
  return <>{lag === 0 ? texts.running : texts.catchingUp}</>;
}
