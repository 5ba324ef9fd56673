import { Alert, Stack, Typography } from '@mui/material';
import type { TopUpDetail } from '@skins/api/payments/resources';
import { ActDialog } from '../dossier/ActDialog';
import { useFormat } from '../i18n';
import { useProven } from '../proof';
import { approve, drop } from './calls';
import { useTexts } from './texts';

type Proposal = TopUpDetail['proposals'][number];

/** Refunds that wait for another person. */
export function Proposals({ orderId, rows }: { orderId: string; rows: readonly Proposal[] }) {
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      {rows.map((row) => (
        <Waiting key={row.id} orderId={orderId} proposal={row} />
      ))}
    </Stack>
  );
}

function Waiting({ orderId, proposal }: { orderId: string; proposal: Proposal }) {
  const texts = useTexts();
  const format = useFormat();
  const proven = useProven();
  const { id: proposalId, hash, author, reason, expires, whyNot } = proposal;
  return (
    <Stack spacing={1}>
      <Typography>
        {texts.waiting}: {texts.reasons[reason]} · {author} · {texts.expires} {format.time(expires)}
      </Typography>
      {whyNot !== null && <Alert severity="info">{texts.whyNot[whyNot] ?? whyNot}</Alert>}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {whyNot === null && (
          <ActDialog
            label={texts.approve}
            title={texts.approve}
            lede={texts.refundWarning}
            submit={texts.approveSubmit}
            said={texts.refundSaid}
            onSubmit={() => proven(() => approve({ orderId, proposalId, hash }))}
          >
            {null}
          </ActDialog>
        )}
        <ActDialog
          label={texts.drop}
          title={texts.drop}
          submit={texts.dropSubmit}
          said={texts.dropSaid}
          danger
          onSubmit={() => drop({ orderId, proposalId })}
        >
          {null}
        </ActDialog>
      </Stack>
    </Stack>
  );
}
