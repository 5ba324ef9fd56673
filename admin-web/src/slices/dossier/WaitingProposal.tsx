import { Alert, Stack, Typography } from '@mui/material';
import { ActDialog } from './ActDialog';
import { useProven } from '../../shell/proof';
import { CommentField, commentIn } from '../../shell/ui/CommentField';

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
  /** @param body the words of the operator, if any */
  onApprove: (body: ReturnType<typeof commentIn>) => Promise<unknown>;
  onDrop: (body: ReturnType<typeof commentIn>) => Promise<unknown>;
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
            onSubmit={(values) => proven(() => onApprove(commentIn(values('comment'))))}
          >
            <CommentField />
          </ActDialog>
        )}
        <ActDialog
          label={texts.drop}
          title={texts.drop}
          submit={texts.dropSubmit}
          said={texts.dropSaid}
          danger
          onSubmit={(values) => onDrop(commentIn(values('comment')))}
        >
          <CommentField />
        </ActDialog>
      </Stack>
    </Stack>
  );
}
