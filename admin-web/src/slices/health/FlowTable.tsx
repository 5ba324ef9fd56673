import { Typography } from '@mui/material';
import type { FlowRow } from '@skins/api/health/resources';
import { useGetList } from 'react-admin';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import type { Column } from '../../shell/ui/column';
import { LoadFailed } from '../../shell/ui/LoadFailed';
import { RowTable } from '../../shell/ui/RowTable';
import { useTexts } from './texts';

const MANY = { page: 1, perPage: 100 };

/** Stuck flows, with the remedy for each. */
export function FlowTable({ everyMs }: { everyMs: number }) {
  const texts = useTexts();
  const format = useFormat();
  const locale = useConsoleLocale();
  const { data, error, refetch } = useGetList<FlowRow>(
    'flows',
    { pagination: MANY, sort: { field: 'id', order: 'ASC' }, filter: {} },
    { refetchInterval: everyMs, retry: false },
  );
  if (error !== null) return <LoadFailed error={error} retry={() => void refetch()} />;
  if (data === undefined || data.length === 0)
    return <Typography variant="body2">{texts.noFlowStands}</Typography>;
  const columns: Column<FlowRow>[] = [
    { label: texts.flow, render: ({ id }) => id, nowrap: true },
    { label: texts.state, render: ({ state }) => texts.flowStates[state], nowrap: true },
    { label: texts.waitsFor, render: ({ waitsFor }) => waitsFor[locale] },
    {
      label: texts.due,
      render: ({ due }) => (due === null ? texts.unknown : format.time(due)),
      nowrap: true,
    },
    { label: texts.tries, align: 'right', render: ({ tries }) => format.count(tries) },
    { label: texts.lastError, render: ({ lastError }) => lastError ?? texts.unknown },
    { label: texts.remedy, render: ({ state }) => texts.remedies[state] },
  ];
  return (
    <RowTable label={texts.flows} columns={columns} rows={data} rowKey={({ id }) => id} minWidth={960} />
  );
}
