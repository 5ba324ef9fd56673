import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  type Theme,
  useMediaQuery,
} from '@mui/material';
import type { ChangeRecord } from '@skins/api/settings/resources';
import { type FormEvent, useId, useState } from 'react';
import { useAsked } from '../../shell/account/use-asked';
import { useFormat } from '../../shell/i18n';
import { useProven } from '../../shell/proof';
import { CommentField, commentIn } from '../../shell/ui/CommentField';
import { Hash } from '../../shell/ui/Hash';
import { approveChange, linesOfChange } from './calls';
import { DifferencePanel } from './DifferencePanel';
import { FreeEstimate } from './FreeEstimate';
import { useTexts } from './texts';

/** Shows again what changes and when. */
export function ApproveDialog({
  change,
  onClose,
  onApproved,
}: {
  change: ChangeRecord;
  onClose: () => void;
  onApproved: () => void;
}) {
  const texts = useTexts();
  const format = useFormat();
  const proven = useProven();
  const asked = useAsked();
  const title = useId();
  const [comment, setComment] = useState('');
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const when = change.from === null ? texts.atOnce : format.time(change.from);
  const approve = async (event: FormEvent) => {
    event.preventDefault();
    const done = await asked.ask(async () => {
      await proven(() => approveChange({ id: change.id, hash: change.hash, ...commentIn(comment) }));
    });
    if (done) onApproved();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth fullScreen={narrow} maxWidth="md">
      <form onSubmit={(event) => void approve(event)} noValidate>
        <DialogTitle id={title}>
          {texts.approveTitle}: {change.settingName}
        </DialogTitle>
        <DialogContent>
          {change.report !== null && (
            <DifferencePanel difference={change.report} more={linesOfChange(change.id)} />
          )}
          {change.report !== null && change.report.free !== null && (
            <FreeEstimate estimate={change.report.free} />
          )}
          <DialogContentText component="div">
            {texts.youApprove} <Hash value={change.hash} />
          </DialogContentText>
          <CommentField value={comment} onChange={setComment} />
          {asked.failure !== undefined && <Alert severity="error">{asked.failure}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{texts.keep}</Button>
          <Button type="submit" variant="contained" disabled={asked.waiting}>
            {texts.approveNow(when)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
