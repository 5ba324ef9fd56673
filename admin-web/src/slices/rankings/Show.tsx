import { Stack } from '@mui/material';
import type { RankingRecord } from '@skins/api/rankings/resources';
import { useFormat } from '../../shell/i18n';
import { Hash } from '../../shell/ui/Hash';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordHead } from '../../shell/ui/RecordHead';
import { RecordShow } from '../../shell/ui/RecordShow';
import { RowTable } from '../../shell/ui/RowTable';
import { Section } from '../../shell/ui/Section';
import { useTexts } from './texts';

/** Refetch interval in milliseconds, so that payments are seen as they happen. */
const WATCH_MS = 10_000;

/** One closed day: its table and what became of each prize. Nothing here changes it. */
export function Show() {
  const texts = useTexts();
  const format = useFormat();
  return (
    <RecordShow<RankingRecord>
      title={({ date, board }) => `${date} · ${texts.boards[board]}`}
      refetchEvery={WATCH_MS}
    >
      {({ date, board, state, plays, edge, prizes, time, paysAt, rulesHash, rows }) => (
        <Stack spacing={2}>
          <RecordHead
            title={`${date} · ${texts.boards[board]}`}
            facts={[
              { label: texts.state, value: texts.states[state] },
              { label: texts.plays, value: format.count(plays) },
              { label: texts.edge, value: format.gems(edge) },
              { label: texts.prizes, value: format.gems(prizes) },
              { label: texts.closed, value: format.time(time) },
              { label: texts.pays, value: format.time(paysAt) },
              { label: texts.rules, value: <Hash value={rulesHash} /> },
            ]}
          />
          <Section title={texts.table} lede={texts.tableLede}>
            <RowTable
              label={texts.table}
              rows={rows}
              rowKey={({ rank }) => String(rank)}
              minWidth={640}
              columns={[
                { label: texts.rank, render: ({ rank }) => format.count(rank) },
                {
                  label: texts.player,
                  render: ({ player }) => <NamedLink to={`/players/${player}/show`} name={player} />,
                },
                {
                  label: texts.multiple,
                  align: 'right',
                  render: ({ multiple }) => `×${multiple.toFixed(4)}`,
                },
                { label: texts.prize, align: 'right', render: ({ amount }) => format.gems(amount) },
                { label: texts.result, render: ({ result }) => texts.results[result] },
                { label: texts.play, render: ({ play }) => play },
              ]}
            />
          </Section>
        </Stack>
      )}
    </RecordShow>
  );
}
