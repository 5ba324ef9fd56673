import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { type Act, useAct } from './use-act';
import { useTexts } from './texts';

/** Returns the text typed into a field, by the field's name. */
type Values = (name: string) => string;

/** A button that opens a form. The form closes after the service has accepted what was sent. */
export function ActDialog({
  label,
  title,
  lede,
  submit,
  said,
  danger = false,
  onSubmit,
  children,
}: {
  label: string;
  title: string;
  lede?: string;
  submit: string;
  /** the notice after success */
  said: string;
  danger?: boolean;
  onSubmit: (values: Values) => Promise<unknown>;
  children?: ReactNode;
}) {
  const texts = useTexts();
  const id = useId();
  const [open, setOpen] = useState(false);
  const act: Act = useAct();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = valuesOf(event.currentTarget);
    if (await act.run(() => onSubmit(values), said)) setOpen(false);
  };
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        color={danger ? 'error' : 'primary'}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={id} maxWidth="xs" fullWidth>
        <form onSubmit={(event) => void send(event)} noValidate>
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent>
            <Stack spacing={1}>
              {lede !== undefined && (
                <Typography variant="body2" color="text.secondary">
                  {lede}
                </Typography>
              )}
              {children}
              {act.failure !== undefined && <Alert severity="error">{act.failure}</Alert>}
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{texts.notNow}</Button>
            <Button
              type="submit"
              variant="contained"
              color={danger ? 'error' : 'primary'}
              disabled={act.waiting}
            >
              {submit}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}

function valuesOf(form: HTMLFormElement): Values {
  const data = new FormData(form);
  return (name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
}
