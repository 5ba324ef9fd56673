import { Box, Stack, Typography } from '@mui/material';
import type { PlayerRecord } from '@skins/api/accounts/resources';
import type { ProposalRow } from '@skins/api/adjustments/resources';
import { ReferenceManyField, useRecordContext } from 'react-admin';
import { ActDialog } from '../dossier/ActDialog';
import { oneOf } from '../dossier/calls';
import { useFormat } from '../../shell/i18n';
import { useOperator } from '../../shell/session';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RowTable } from '../../shell/ui/RowTable';
import { Section } from '../../shell/ui/Section';
import { useKey } from '../../shell/ui/use-key';
import { AdjustFields } from './AdjustFields';
import { adjust, gemsTyped, propose, proposeVoiding } from './calls';
import { useTexts } from './texts';
import { VoidFields } from './VoidFields';

/** Manual credits and debits, items to be voided, and proposals that wait for a second person. */
export function Panel() {
  const player = useRecordContext<PlayerRecord>();
  const texts = useTexts();
  const may = useOperator()?.rights.includes('adjust-balance') === true;
  const [adjusting, proposing, voiding] = [useKey(), useKey(), useKey()];
  if (player === undefined) return null;
  const { id: playerId } = player;
  const asked = (values: (name: string) => string) => ({
    playerId,
    way: oneOf(texts.ways, values('way')),
    gems: gemsTyped(values('gems')),
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
            <AdjustFields player={player} alone />
          </ActDialog>
          <ActDialog
            label={texts.proposeButton}
            title={texts.proposeTitle}
            lede={texts.proposeLede}
            submit={texts.proposeSubmit}
            said={texts.proposeSaid}
            onSubmit={(values) => proposing((key) => propose(asked(values), key))}
          >
            <AdjustFields player={player} alone={false} />
          </ActDialog>
          <ActDialog
            label={texts.voidButton}
            title={texts.voidTitle}
            lede={texts.voidLede}
            submit={texts.proposeSubmit}
            said={texts.proposeSaid}
            danger
            onSubmit={async (values) => {
              const itemIds = values('itemIds').split(' ').filter(Boolean);
              if (itemIds.length === 0) throw new Error(texts.chooseItems);
              const reason = oneOf(texts.voidReasons, values('reason'));
              return voiding((key) => proposeVoiding({ playerId, itemIds, reason }, key));
            }}
          >
            <VoidFields playerId={playerId} />
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
          { label: texts.way, render: ({ way }) => texts.kinds[way] },
          { label: texts.gems, align: 'right', render: ({ gems }) => format.gems(gems) },
          { label: texts.why, render: ({ reason }) => texts.reasons[reason] },
          { label: texts.author, render: ({ author }) => author },
          { label: texts.created, render: ({ created }) => format.time(created) },
        ]}
      />
    </Box>
  );
}
