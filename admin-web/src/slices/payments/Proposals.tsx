import { Stack } from '@mui/material';
import type { TopUpDetail } from '@skins/api/payments/resources';
import { WaitingProposal } from '../dossier/WaitingProposal';
import { useFormat } from '../../shell/i18n';
import { approve, drop } from './calls';
import { useTexts } from './texts';

type Proposal = TopUpDetail['proposals'][number];

/** Refunds that wait for a second person. */
export function Proposals({ orderId, rows }: { orderId: string; rows: readonly Proposal[] }) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      {rows.map(({ id: proposalId, hash, author, reason, expires, whyNot }) => (
        <WaitingProposal
          key={proposalId}
          said={`${texts.waiting}: ${texts.reasons[reason]} · ${author} · ${texts.expires} ${format.time(expires)}`}
          whyNot={whyNot}
          warning={texts.refundWarning}
          approved={texts.refundSaid}
          texts={texts}
          onApprove={(body) => approve({ orderId, proposalId, hash, ...body })}
          onDrop={(body) => drop({ orderId, proposalId, ...body })}
        />
      ))}
    </Stack>
  );
}
