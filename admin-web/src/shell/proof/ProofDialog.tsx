import { Button, Dialog, DialogContent, DialogTitle, Divider, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { ProofForm } from '../account/ProofForm';
import { useAsked } from '../account/use-asked';
import { useOperator } from '../session';
import { prove, provePasskey } from './calls';
import { useTexts } from './texts';

/** Verifies the operator by password and code, or by a passkey. */
export function ProofDialog({ onProven, onClose }: { onProven: () => void; onClose: () => void }) {
  const texts = useTexts();
  const asked = useAsked();
  const id = useId();
  const enrolled = useOperator()?.enrolled === true;
  const ask = async (act: () => Promise<unknown>) => {
    const done = await asked.ask(async () => void (await act()));
    if (done) onProven();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{texts.title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography variant="body2" color="text.secondary">
            {texts.lede}
          </Typography>
          <Button
            variant="outlined"
            disabled={asked.waiting}
            onClick={() => void ask(provePasskey)}
            sx={{ alignSelf: 'start' }}
          >
            {texts.passkey}
          </Button>
          <Divider>{texts.or}</Divider>
          <ProofForm
            fields={[
              { name: 'password', label: texts.password, type: 'password', autoComplete: 'current-password' },
              ...(enrolled
                ? [{ name: 'totp', label: texts.code, autoComplete: 'one-time-code' } as const]
                : []),
            ]}
            submit={texts.confirm}
            asked={asked}
            onSubmit={(values) =>
              void ask(() =>
                prove({ password: values.get('password') || ' ', totp: values.get('totp')?.trim() ?? '' }),
              )
            }
          />
          <Button onClick={onClose} sx={{ alignSelf: 'start' }}>
            {texts.cancel}
          </Button>
        </Stack>
      </DialogContent>
    </Dialog>
  );
}
