import { Typography } from '@mui/material';
import type { WinRow } from '@skins/api/health/resources';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import { useOperator } from '../../shell/session';
import { LoadFailed } from '../../shell/ui/LoadFailed';
import { RowTable } from '../../shell/ui/RowTable';
import { Section } from '../../shell/ui/Section';
import type { Column } from '../../shell/ui/column';
import { useTexts } from './texts';
import { useRows } from './use-rows';

/** The day's largest wins, for operators who may see players. */
export function Wins({ everyMs }: { everyMs: number }) {
  return useOperator()?.rights.includes('read-players') === true ? <Largest everyMs={everyMs} /> : null;
}

function Largest({ everyMs }: { everyMs: number }) {
  const texts = useTexts();
  const format = useFormat();
  const locale = useConsoleLocale();
  const { data, error, refetch } = useRows<WinRow>('wins', everyMs);
  if (error !== null) return <LoadFailed error={error} retry={() => void refetch()} />;
  const rows = (data ?? []).toSorted((a, b) => b.value - a.value);
  const columns: Column<WinRow>[] = [
    { label: texts.won, render: ({ names }) => names?.[locale] ?? texts.gemsWon },
    { label: texts.player, render: ({ playerId }) => playerId },
    { label: texts.when, render: ({ time }) => format.time(time), nowrap: true },
    { label: texts.worth, align: 'right', render: ({ value }) => <b>{format.gems(value)}</b> },
  ];
  return (
    <Section title={texts.wins}>
      {rows.length === 0 ? (
        <Typography color="text.secondary">{texts.neverPlayed}</Typography>
      ) : (
        <RowTable label={texts.wins} columns={columns} rows={rows} rowKey={({ id }) => id} />
      )}
    </Section>
  );
}
