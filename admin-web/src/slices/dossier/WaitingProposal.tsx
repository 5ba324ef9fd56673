import { Alert, Stack, Typography } from '@mui/material';
import { ActDialog } from './ActDialog';
import { useProven } from '../../shell/proof';

interface Words {
  readonly approve: string;
  readonly approveSubmit: string;
  readonly drop: string;
  readonly dropSubmit: string;
  readonly dropSaid: string;
  readonly whyNot: Readonly<Record<string, string>>;
}

interface WaitingProposalProps {
  /** the proposer, the subject, and the expiry */
  said: string;
  /** why this operator may not approve it; null if they may */
  whyNot: string | null;
  /** the consequence of an approval, shown before it */
  warning: string;
  approved: string;
  texts: Words;
  onApprove: () => Promise<unknown>;
  onDrop: () => Promise<unknown>;
}

/** A proposal that waits for a second person: approved after a proof of identity, or turned down. */
export function WaitingProposal({
  said,
  whyNot,
  warning,
  approved,
  texts,
  onApprove,
  onDrop,
}: WaitingProposalProps) {
  const proven = useProven();
  return (
    <Stack spacing={1}>
      <Typography>{said}</Typography>
      {whyNot !== null && <Alert severity="info">{texts.whyNot[whyNot] ?? whyNot}</Alert>}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {whyNot === null && (
          <ActDialog
            label={texts.approve}
            title={texts.approve}
            lede={warning}
            submit={texts.approveSubmit}
            said={approved}
            onSubmit={() => proven(onApprove)}
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
          onSubmit={onDrop}
        >
          {null}
        </ActDialog>
      </Stack>
    </Stack>
  );
}
