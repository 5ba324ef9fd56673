import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';
import { useTexts } from './texts';

/** A part of an invitation, shown only once. */
export function Invitation({
  part,
  whose,
  onClose,
}: {
  part: string;
  whose: 'proposer' | 'approver';
  onClose: () => void;
}) {
  const texts = useTexts();
  const id = useId();
  return (
    <Dialog open aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{texts.invitation[whose]}</DialogTitle>
      <DialogContent>
        <Typography component="p" sx={{ fontFamily: 'monospace', fontSize: 20, overflowWrap: 'anywhere' }}>
          {part}
        </Typography>
        <Alert severity="warning" sx={{ mt: 2 }}>
          {texts.invitationLede}
        </Alert>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {texts.kept}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
