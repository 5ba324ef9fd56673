import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../i18n';
import type { Command } from './use-command';

/** Asks for a command's input, sends the command once, and shows the reason of a refusal. */
export function CommandDialog({
  title,
  submit,
  danger = false,
  ready = true,
  command: { waiting, failure },
  onSubmit,
  onClose,
  children,
}: {
  title: string;
  submit: string;
  /** for irreversible commands */
  danger?: boolean;
  ready?: boolean;
  command: Pick<Command, 'waiting' | 'failure'>;
  onSubmit: () => void;
  /** without it, only submitting closes the dialog */
  onClose?: () => void;
  children: ReactNode;
}) {
  const texts = useTexts();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            {children}
            {failure !== undefined && <Alert severity="error">{failure}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions>
          {onClose !== undefined && <Button onClick={onClose}>{texts.cancel}</Button>}
          <Button
            type="submit"
            variant="contained"
            color={danger ? 'error' : 'primary'}
            disabled={waiting || !ready}
          >
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
