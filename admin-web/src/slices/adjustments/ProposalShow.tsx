import { Alert, Stack } from '@mui/material';
import type { ProposalRow } from '@skins/api/adjustments/resources';
import { ActDialog } from '../dossier/ActDialog';
import { useConsoleLocale, useFormat } from '../../shell/i18n';
import { useProven } from '../../shell/proof';
import { useOperator } from '../../shell/session';
import { Acts } from '../../shell/ui/Acts';
import { CommentField, commentIn } from '../../shell/ui/CommentField';
import { Facts } from '../../shell/ui/Facts';
import { Hash } from '../../shell/ui/Hash';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordShow } from '../../shell/ui/RecordShow';
import { RowTable } from '../../shell/ui/RowTable';
import { Section } from '../../shell/ui/Section';
import { approve, approveVoiding, drop } from './calls';
import { useTexts } from './texts';

/** A proposal, with the buttons to decide it. */
export function Show() {
  const texts = useTexts();
  const format = useFormat();
  return (
    <RecordShow<ProposalRow> title={({ id }) => `${texts.proposal} ${id.slice(0, 8)}`}>
      {(proposal) => (
        <>
          <Section title={`${texts.kinds[proposal.way]} ${format.gems(proposal.gems)}`}>
            <Facts
              facts={[
                { label: texts.state, value: texts.states[proposal.state] },
                {
                  label: texts.player,
                  value: <NamedLink to={`/players/${proposal.playerId}/show`} name={proposal.playerId} />,
                },
                { label: texts.gems, value: format.gems(proposal.gems) },
                { label: texts.reason, value: texts.reasons[proposal.reason] },
                { label: texts.author, value: proposal.author },
                { label: texts.created, value: format.time(proposal.created) },
                {
                  label: texts.expires,
                  value: proposal.expires === null ? '—' : format.time(proposal.expires),
                },
                {
                  label: texts.hash,
                  value: proposal.hash === null ? '—' : <Hash value={proposal.hash} />,
                  wide: true,
                },
              ]}
            />
            {proposal.items.length > 0 && <Items items={proposal.items} />}
            {proposal.state === 'open' && <Deciding proposal={proposal} />}
          </Section>
          <Acts id={proposal.id} state={proposal.state} />
        </>
      )}
    </RecordShow>
  );
}

/** The items that would be voided. One that has moved since makes the proposal stale. */
function Items({ items }: Pick<ProposalRow, 'items'>) {
  const texts = useTexts();
  const format = useFormat();
  const locale = useConsoleLocale();
  return (
    <RowTable
      label={texts.items}
      rows={items}
      rowKey={({ id }) => id}
      columns={[
        { label: texts.item, render: ({ names }) => names[locale] },
        { label: texts.number, render: ({ id }) => id },
        { label: texts.gems, align: 'right', render: ({ value }) => format.gems(value) },
        { label: texts.state, render: ({ free }) => (free ? texts.free : texts.notFree) },
      ]}
    />
  );
}

function Deciding({ proposal: { id: proposalId, way, hash, whyNot } }: { proposal: ProposalRow }) {
  const texts = useTexts();
  const operator = useOperator();
  const proven = useProven();
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      {whyNot !== null && (
        <Alert severity="info">
          {texts.mayNot}
          {texts.whyNot[whyNot]}
        </Alert>
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {whyNot === null && hash !== null && (
          <ActDialog
            label={way === 'void' ? `${texts.approveVoid}…` : texts.approve}
            title={way === 'void' ? texts.approveVoidTitle : texts.approveTitle}
            lede={way === 'void' ? texts.approveVoidLede : texts.approveLede}
            submit={way === 'void' ? texts.approveVoid : texts.approveSubmit}
            said={way === 'void' ? texts.voidedSaid : texts.approveSaid}
            onSubmit={(values) =>
              proven(() =>
                (way === 'void' ? approveVoiding : approve)({
                  proposalId,
                  hash,
                  ...commentIn(values('comment')),
                }),
              )
            }
          >
            <CommentField />
          </ActDialog>
        )}
        {operator?.rights.includes('adjust-balance') === true && (
          <ActDialog
            label={texts.drop}
            title={texts.dropTitle}
            lede={texts.dropLede}
            submit={texts.dropSubmit}
            said={texts.dropSaid}
            danger
            onSubmit={(values) => drop({ proposalId, ...commentIn(values('comment')) })}
          >
            <CommentField />
          </ActDialog>
        )}
      </Stack>
    </Stack>
  );
}
