import { Stack } from '@mui/material';
import type { RetrievalDetail } from '@skins/api/retrievals/resources';
import { ActDialog } from '../dossier/ActDialog';
import { oneOf } from '../dossier/calls';
import { Choice } from '../dossier/Choice';
import { WaitingProposal } from '../dossier/WaitingProposal';
import { useFormat } from '../../shell/i18n';
import { useOperator } from '../../shell/session';
import { Section } from '../../shell/ui/Section';
import { approve, drop, propose, reject } from './calls';
import { useTexts } from './texts';

/** A release by two operators: one proposes it, another approves; each may turn it down. */
export function Release({ retrieval: { id, itemId, proposals } }: { retrieval: RetrievalDetail }) {
  const texts = useTexts();
  const format = useFormat();
  const may = useOperator()?.rights.includes('handle-withdrawals') === true;
  return (
    <Section title={texts.releaseTitle} lede={texts.releaseLede}>
      {may && (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {proposals.length === 0 && (
            <ActDialog
              label={texts.propose}
              title={texts.propose}
              lede={texts.releaseWarning}
              submit={texts.proposeSubmit}
              said={texts.proposeSaid}
              onSubmit={() => propose({ id, itemId })}
            >
              {null}
            </ActDialog>
          )}
          <ActDialog
            label={texts.reject}
            title={texts.reject}
            lede={texts.rejectLede}
            submit={texts.rejectSubmit}
            said={texts.rejectSaid}
            danger
            onSubmit={(values) => reject({ id, itemId, reason: oneOf(texts.rejections, values('reason')) })}
          >
            <Choice name="reason" label={texts.reason} choices={texts.rejections} />
          </ActDialog>
        </Stack>
      )}
      <Stack spacing={2} sx={{ mt: 2 }}>
        {proposals.map(({ id: proposalId, author, expires, whyNot }) => (
          <WaitingProposal
            key={proposalId}
            said={`${texts.proposed}: ${author} · ${texts.until} ${format.time(expires)}`}
            whyNot={whyNot}
            warning={texts.releaseWarning}
            approved={texts.approveSaid}
            texts={texts}
            onApprove={(body) => approve({ id, itemId, proposalId, ...body })}
            onDrop={(body) => drop({ id, proposalId, ...body })}
          />
        ))}
      </Stack>
    </Section>
  );
}
