import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import type { GameRow } from '@skins/api/stops/resources';
import { useId, useRef, useState } from 'react';
import type { Command } from '../../shell/ui/use-command';
import { stop } from './calls';
import { useTexts } from './texts';

type Reason = NonNullable<GameRow['reason']>;
const REASONS: readonly Reason[] = ['results', 'prices', 'service', 'abuse', 'drill'];

/** Explains what stops, what continues, and how a stop ends. Focus is on the safe answer. */
export function StopDialog({
  game,
  name,
  command,
  onClose,
}: {
  game: string;
  name: string;
  command: Command;
  onClose: () => void;
}) {
  const texts = useTexts();
  const id = useId();
  const safe = useRef<HTMLButtonElement>(null);
  const [reason, setReason] = useState<Reason>('results');
  const confirm = async () => {
    await command.give(() => stop({ game, reason }), texts.done.stopped);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
      slotProps={{ transition: { onEntered: () => safe.current?.focus() } }}
    >
      <DialogTitle id={id}>{texts.dialogTitle(name)}</DialogTitle>
      <DialogContent>
        <Alert severity="warning">{texts.dialogText}</Alert>
        <TextField
          select
          fullWidth
          label={texts.reason}
          value={reason}
          sx={{ mt: 2 }}
          onChange={({ target: { value } }) => setReason(REASONS.find((one) => one === value) ?? 'results')}
        >
          {REASONS.map((one) => (
            <MenuItem key={one} value={one}>
              {texts.reasons[one]}
            </MenuItem>
          ))}
        </TextField>
      </DialogContent>
      <DialogActions>
        <Button ref={safe} onClick={onClose}>
          {texts.keepGoing}
        </Button>
        <Button variant="outlined" color="error" disabled={command.waiting} onClick={() => void confirm()}>
          {texts.stopNow}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
