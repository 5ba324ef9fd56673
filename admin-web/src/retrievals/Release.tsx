import { Alert, Stack, Typography } from '@mui/material';
import type { RetrievalDetail } from '@skins/api/retrievals/resources';
import { ActDialog } from '../dossier/ActDialog';
import { oneOf } from '../dossier/calls';
import { Choice } from '../dossier/Choice';
import { useFormat } from '../i18n';
import { useProven } from '../proof';
import { useOperator } from '../session';
import { Section } from '../ui/Section';
import { approve, drop, propose, reject } from './calls';
import { useTexts } from './texts';

/** What waits for two operators: one proposes to let it go, another approves; each may turn it down. */
export function Release({ retrieval: { id, itemId, proposals } }: { retrieval: RetrievalDetail }) {
  const texts = useTexts();
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
      {proposals.map((proposal) => (
        <Waiting key={proposal.id} id={id} itemId={itemId} proposal={proposal} />
      ))}
    </Section>
  );
}

interface WaitingProps {
  id: string;
  itemId: string;
  proposal: RetrievalDetail['proposals'][number];
}

function Waiting({ id, itemId, proposal: { id: proposalId, author, expires, whyNot } }: WaitingProps) {
  const texts = useTexts();
  const format = useFormat();
  const proven = useProven();
  return (
    <Stack spacing={1} sx={{ mt: 2 }}>
      <Typography>
        {texts.proposed}: {author} · {texts.until} {format.time(expires)}
      </Typography>
      {whyNot !== null && <Alert severity="info">{texts.whyNot[whyNot] ?? whyNot}</Alert>}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {whyNot === null && (
          <ActDialog
            label={texts.approve}
            title={texts.approve}
            lede={texts.releaseWarning}
            submit={texts.approveSubmit}
            said={texts.approveSaid}
            onSubmit={() => proven(() => approve({ id, itemId, proposalId }))}
          >
            {null}
          </ActDialog>
        )}
        <ActDialog
          label={texts.drop}
          title={texts.drop}
          submit={texts.dropSubmit}
          said={texts.dropSaid}
          onSubmit={() => drop({ id, proposalId })}
        >
          {null}
        </ActDialog>
      </Stack>
    </Stack>
  );
}
