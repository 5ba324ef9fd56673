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
import { useId } from 'react';
import { useAsked } from '../../shell/account/use-asked';
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
  const drop = async () => {
    const done = await asked.ask(async () => {
      await dropChange({ id });
    });
    if (done) onDropped();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{texts.dropTitle[how]}</DialogTitle>
      <DialogContent>
        <DialogContentText>{texts.dropBody[how]}</DialogContentText>
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
