import { Stack, Typography } from '@mui/material';
import type { FlowRow } from '@skins/api/health/resources';
import { ActDialog } from '../dossier/ActDialog';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import { useOperator } from '../../shell/session';
import type { Column } from '../../shell/ui/column';
import { LoadFailed } from '../../shell/ui/LoadFailed';
import { RowTable } from '../../shell/ui/RowTable';
import { remedy } from './calls';
import { useTexts } from './texts';
import { useRows } from './use-rows';

/** Stuck flows, with the remedies for each. */
export function FlowTable({ everyMs }: { everyMs: number }) {
  const texts = useTexts();
  const { data, error, refetch } = useRows<FlowRow>('flows', everyMs);
  const columns = useColumns();
  return (
    <>
      {error !== null && <LoadFailed error={error} retry={() => void refetch()} />}
      {/* Hidden, not unmounted, so that an open dialog stays open. */}
      <div hidden={error !== null}>
        {data === undefined || data.length === 0 ? (
          <Typography variant="body2">{texts.noFlowStands}</Typography>
        ) : (
          <RowTable
            label={texts.flows}
            columns={columns}
            rows={data}
            rowKey={({ id }) => id}
            minWidth={1080}
          />
        )}
      </div>
    </>
  );
}

function useColumns(): Column<FlowRow>[] {
  const texts = useTexts();
  const format = useFormat();
  const locale = useConsoleLocale();
  const may = useOperator()?.rights.includes('handle-flows') === true;
  return [
    { label: texts.flow, render: ({ id }) => id, nowrap: true },
    { label: texts.state, render: (row) => <State row={row} /> },
    { label: texts.waitsFor, render: ({ waitsFor }) => waitsFor[locale] },
    {
      label: texts.due,
      render: ({ due }) => (due === null ? texts.unknown : format.time(due)),
      nowrap: true,
    },
    { label: texts.tries, align: 'right', render: ({ tries }) => format.count(tries) },
    { label: texts.lastError, render: ({ lastError }) => lastError ?? texts.unknown },
    { label: texts.remedy, render: (row) => <Remedies row={row} may={may} /> },
  ];
}

function State({ row: { state, paused } }: { row: FlowRow }) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <>
      {texts.flowStates[state]}
      {paused !== null && (
        <Typography variant="body2" color="text.secondary">
          {texts.pausedBy(format.time(paused.since), paused.by)}
        </Typography>
      )}
    </>
  );
}

function Remedies({ row: { id, state, remedies }, may }: { row: FlowRow; may: boolean }) {
  const texts = useTexts();
  return (
    <Stack spacing={1} useFlexGap>
      <span>{texts.remedies[state]}</span>
      {may && (
        <Stack direction="row" spacing={1} useFlexGap>
          {remedies.map((one) => (
            <ActDialog
              key={one}
              label={texts.flowActs[one].label}
              title={texts.flowActs[one].title(id)}
              lede={texts.flowActs[one].lede}
              submit={texts.flowActs[one].submit}
              said={texts.flowActs[one].said}
              danger={one === 'pause'}
              onSubmit={() => remedy[one]({ id })}
            />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
