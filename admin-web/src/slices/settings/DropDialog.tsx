import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import type { ChangeRecord } from '@skins/api/settings/resources';
import { useId, useState } from 'react';
import { useAsked } from '../../shell/account/use-asked';
import { CommentField, commentIn } from '../../shell/ui/CommentField';
import { dropChange } from './calls';
import { useTexts } from './texts';

/** Asks before a proposal or a draft ends. */
export function DropDialog({
  id,
  how,
  onClose,
  onDropped,
}: {
  id: string;
  how: NonNullable<ChangeRecord['mayDrop']>;
  onClose: () => void;
  onDropped: () => void;
}) {
  const texts = useTexts();
  const asked = useAsked();
  const title = useId();
  const [comment, setComment] = useState('');
  const drop = async () => {
    const done = await asked.ask(async () => {
      await dropChange({ id, ...commentIn(comment) });
    });
    if (done) onDropped();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{texts.dropTitle[how]}</DialogTitle>
      <DialogContent>
        <DialogContentText>{texts.dropBody[how]}</DialogContentText>
        {how !== 'discard' && <CommentField value={comment} onChange={setComment} />}
        {asked.failure !== undefined && <Alert severity="error">{asked.failure}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.keep}</Button>
        <Button color="error" variant="outlined" disabled={asked.waiting} onClick={() => void drop()}>
          {texts[how]}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
