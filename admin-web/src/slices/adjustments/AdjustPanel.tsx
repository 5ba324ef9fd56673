import { Box, Stack, TextField, Typography } from '@mui/material';
import type { PlayerRecord } from '@skins/api/accounts/resources';
import type { ProposalRow } from '@skins/api/adjustments/resources';
import { ReferenceManyField, useRecordContext } from 'react-admin';
import { ActDialog } from '../dossier/ActDialog';
import { oneOf } from '../dossier/calls';
import { Choice } from '../dossier/Choice';
import { useFormat } from '../../shell/i18n';
import { useOperator } from '../../shell/session';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RowTable } from '../../shell/ui/RowTable';
import { Section } from '../../shell/ui/Section';
import { useKey } from '../../shell/ui/use-key';
import { adjust, propose } from './calls';
import { useTexts } from './texts';

/** Manual credits and debits, and proposals that wait for a second person. */
export function Panel() {
  const player = useRecordContext<PlayerRecord>();
  const texts = useTexts();
  const may = useOperator()?.rights.includes('adjust-balance') === true;
  const [adjusting, proposing] = [useKey(), useKey()];
  if (player === undefined) return null;
  const { id: playerId } = player;
  const asked = (values: (name: string) => string) => ({
    playerId,
    way: oneOf(texts.ways, values('way')),
    gems: Number(values('gems')),
    reason: oneOf(texts.reasons, values('reason')),
  });
  return (
    <Section title={texts.adjust} lede={texts.adjustLede}>
      {may && (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <ActDialog
            label={texts.adjustButton}
            title={texts.adjust}
            submit={texts.adjustSubmit}
            said={texts.adjustSaid}
            onSubmit={(values) => adjusting((key) => adjust(asked(values), key))}
          >
            <Fields />
          </ActDialog>
          <ActDialog
            label={texts.proposeButton}
            title={texts.proposeTitle}
            lede={texts.proposeLede}
            submit={texts.proposeSubmit}
            said={texts.proposeSaid}
            onSubmit={(values) => proposing((key) => propose(asked(values), key))}
          >
            <Fields />
          </ActDialog>
        </Stack>
      )}
      <ReferenceManyField<PlayerRecord, ProposalRow>
        reference="adjustment-proposals"
        target="playerId"
        filter={{ state: 'open' }}
        sort={{ field: 'created', order: 'DESC' }}
        render={({ data = [] }) => (data.length === 0 ? null : <Waiting rows={data} />)}
      />
    </Section>
  );
}

function Fields() {
  const texts = useTexts();
  return (
    <>
      <Choice name="way" label={texts.way} choices={texts.ways} />
      <TextField
        name="gems"
        label={texts.gems}
        type="number"
        slotProps={{ htmlInput: { min: 0.0001, step: 'any' } }}
        fullWidth
      />
      <Choice name="reason" label={texts.reason} choices={texts.reasons} />
    </>
  );
}

function Waiting({ rows }: { rows: readonly ProposalRow[] }) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {texts.waiting}
      </Typography>
      <RowTable
        label={texts.waiting}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            label: texts.number,
            render: ({ id }) => <NamedLink to={`/adjustment-proposals/${id}/show`} name={id.slice(0, 8)} />,
          },
          { label: texts.way, render: ({ way }) => texts.ways[way] },
          { label: texts.gems, align: 'right', render: ({ gems }) => format.gems(gems) },
          { label: texts.why, render: ({ reason }) => texts.reasons[reason] },
          { label: texts.author, render: ({ author }) => author },
          { label: texts.created, render: ({ created }) => format.time(created) },
        ]}
      />
    </Box>
  );
}
