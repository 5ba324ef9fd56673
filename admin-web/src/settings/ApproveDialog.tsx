import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material';
import type { ChangeRecord } from '@skins/api/settings/resources';
import { type FormEvent, useId, useState } from 'react';
import { useAsked } from '../account/use-asked';
import { useFormat } from '../i18n';
import { useOperator } from '../session';
import { Hash } from '../ui/Hash';
import { approveChange } from './calls';
import { deltaText, figureText } from './figures';
import { useTexts } from './texts';

/** Lines that the dialog repeats; the page shows all of them. */
const REPEATED = 5;

/** Says once more what changes and when, and asks who approves to prove who they are. */
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
  const operator = useOperator();
  const asked = useAsked();
  const title = useId();
  const [proof, setProof] = useState({ password: '', totp: '' });
  const when = change.from === null ? texts.atOnce : format.time(change.from);
  const approve = async (event: FormEvent) => {
    event.preventDefault();
    const done = await asked.ask(async () => {
      await approveChange({ id: change.id, hash: change.hash, ...proof });
    });
    if (done) onApproved();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="sm">
      <form onSubmit={(event) => void approve(event)} noValidate>
        <DialogTitle id={title}>
          {texts.approveTitle}: {change.settingName}
        </DialogTitle>
        <DialogContent>
          <ul>
            {change.report?.lines.slice(0, REPEATED).map((line) => (
              <li key={`${line.group} ${line.item}`}>
                {line.item}: {figureText(line.before, line.unit, texts, format)} →{' '}
                <b>{figureText(line.after, line.unit, texts, format)}</b> {deltaText(line, texts, format)}
              </li>
            ))}
          </ul>
          <DialogContentText component="div">
            {texts.youApprove} <Hash value={change.hash} />
          </DialogContentText>
          <Stack spacing={1} sx={{ mt: 2 }}>
            <DialogContentText>{texts.prove}</DialogContentText>
            <TextField
              label={texts.password}
              type="password"
              autoComplete="current-password"
              value={proof.password}
              onChange={({ target }) => setProof((old) => ({ ...old, password: target.value }))}
            />
            {operator?.enrolled === true && (
              <TextField
                label={texts.code}
                autoComplete="one-time-code"
                value={proof.totp}
                onChange={({ target }) => setProof((old) => ({ ...old, totp: target.value }))}
              />
            )}
            {asked.failure !== undefined && <Alert severity="error">{asked.failure}</Alert>}
          </Stack>
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
