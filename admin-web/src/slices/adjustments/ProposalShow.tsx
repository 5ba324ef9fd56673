import { Alert, Stack } from '@mui/material';
import type { ProposalRow } from '@skins/api/adjustments/resources';
import { ActDialog } from '../dossier/ActDialog';
import { useFormat } from '../../shell/i18n';
import { useProven } from '../../shell/proof';
import { useOperator } from '../../shell/session';
import { Acts } from '../../shell/ui/Acts';
import { CommentField, commentIn } from '../../shell/ui/CommentField';
import { Facts } from '../../shell/ui/Facts';
import { Hash } from '../../shell/ui/Hash';
import { NamedLink } from '../../shell/ui/NamedLink';
import { RecordShow } from '../../shell/ui/RecordShow';
import { Section } from '../../shell/ui/Section';
import { approve, drop } from './calls';
import { useTexts } from './texts';

/** A proposal, with the buttons to decide it. */
export function Show() {
  const texts = useTexts();
  const format = useFormat();
  return (
    <RecordShow<ProposalRow> title={({ id }) => `${texts.proposal} ${id.slice(0, 8)}`}>
      {(proposal) => (
        <>
          <Section title={`${texts.ways[proposal.way]} ${format.gems(proposal.gems)}`}>
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
                { label: texts.hash, value: <Hash value={proposal.hash} />, wide: true },
              ]}
            />
            {proposal.state === 'open' && <Deciding proposal={proposal} />}
          </Section>
          <Acts proposalId={proposal.id} state={proposal.state} />
        </>
      )}
    </RecordShow>
  );
}

function Deciding({ proposal: { id: proposalId, hash, whyNot } }: { proposal: ProposalRow }) {
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
        {whyNot === null && (
          <ActDialog
            label={texts.approve}
            title={texts.approveTitle}
            lede={texts.approveLede}
            submit={texts.approveSubmit}
            said={texts.approveSaid}
            onSubmit={(values) =>
              proven(() => approve({ proposalId, hash, ...commentIn(values('comment')) }))
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
