import { Alert, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useFormat } from '../../shell/i18n';
import { CommandDialog } from '../../shell/ui/CommandDialog';
import { download } from '../../shell/ui/csv';
import { useCommand } from '../../shell/ui/use-command';
import { issuePasswords } from './calls';
import { useTexts } from './texts';
import { useKey } from '../../shell/ui/use-key';

const AT_ONCE = 500;
const BEGIN = '50';
const COUNT = /^[1-9]\d{0,2}$/;

/** Issues one-time passwords in bulk, and shows them only once. */
export function IssueButton({ roomId }: { roomId: string }) {
  const texts = useTexts();
  const [open, setOpen] = useState(false);
  const [issued, setIssued] = useState<readonly string[]>([]);
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        {texts.issue}
      </Button>
      {open && (
        <IssueDialog
          roomId={roomId}
          onIssued={(passwords) => {
            setOpen(false);
            setIssued(passwords);
          }}
          onClose={() => setOpen(false)}
        />
      )}
      {issued.length > 0 && <IssuedDialog roomId={roomId} passwords={issued} onClose={() => setIssued([])} />}
    </>
  );
}

interface IssueProps {
  readonly roomId: string;
  readonly onIssued: (passwords: readonly string[]) => void;
  readonly onClose: () => void;
}

function IssueDialog({ roomId, onIssued, onClose }: IssueProps) {
  const texts = useTexts();
  const format = useFormat();
  const command = useCommand();
  const keyed = useKey();
  const [typed, setTyped] = useState(BEGIN);
  const right = COUNT.test(typed) && Number(typed) <= AT_ONCE;
  const issue = async () => {
    const count = Number(typed);
    const act = () => keyed((key) => issuePasswords({ id: roomId, count }, key));
    const answer = await command.give(act, texts.issueSaid(format.count(count)));
    if (answer !== undefined) onIssued(answer.passwords);
  };
  return (
    <CommandDialog
      title={texts.issueTitle}
      submit={texts.issueSubmit}
      ready={right}
      command={command}
      onSubmit={() => void issue()}
      onClose={onClose}
    >
      <Alert severity="info">{texts.issueLede}</Alert>
      <TextField
        label={texts.issueCount}
        value={typed}
        error={!right}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
    </CommandDialog>
  );
}

interface IssuedProps {
  readonly roomId: string;
  readonly passwords: readonly string[];
  readonly onClose: () => void;
}

/** Shown only once, so closing takes an explicit press. */
function IssuedDialog({ roomId, passwords, onClose }: IssuedProps) {
  const texts = useTexts();
  const text = passwords.join('\n');
  return (
    <CommandDialog
      title={texts.issueTitle}
      submit={texts.done}
      command={{ waiting: false, failure: undefined }}
      onSubmit={onClose}
    >
      <Alert severity="warning">{texts.issued}</Alert>
      <TextField
        label={texts.issueTitle}
        value={text}
        multiline
        minRows={4}
        maxRows={12}
        slotProps={{ htmlInput: { readOnly: true, spellCheck: false } }}
      />
      <Button
        variant="outlined"
        onClick={() => download(`room-${roomId}-passwords.txt`, `${text}\n`, 'text/plain;charset=utf-8')}
      >
        {texts.download}
      </Button>
      <Button variant="outlined" onClick={() => void navigator.clipboard.writeText(text)}>
        {texts.copy}
      </Button>
    </CommandDialog>
  );
}
