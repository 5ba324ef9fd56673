import { Box } from '@mui/material';
import type { ProjectionRow } from '@skins/api/health/resources';
import { useGetList } from 'react-admin';
import { useFormat } from '../../shell/i18n';
import type { Column } from '../../shell/ui/column';
import { LoadFailed } from '../../shell/ui/LoadFailed';
import { RowTable } from '../../shell/ui/RowTable';
import { useTexts } from './texts';

const MANY = { page: 1, perPage: 200 };

/** The lag of each list behind the log, and lists that have stopped. */
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
  return <RowTable label={texts.lists} columns={columns} rows={data ?? []} rowKey={({ id }) => id} />;
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
