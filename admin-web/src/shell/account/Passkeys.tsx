import { Alert, Button, Stack, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useFormat } from '../i18n';
import { useProven } from '../proof';
import { RowTable } from '../ui/RowTable';
import { Section } from '../ui/Section';
import { useCommand } from '../ui/use-command';
import { type Passkey, beginPasskey, readPasskeys, registerPasskey, removePasskey } from './calls';
import { useTexts } from './texts';

/** Lists, adds and removes the operator's passkeys. */
export function Passkeys({ onChanged }: { onChanged: () => void }) {
  const texts = useTexts();
  const command = useCommand();
  const proven = useProven();
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>([]);
  const [name, setName] = useState('');
  const read = async () => setPasskeys(await readPasskeys());
  useEffect(() => {
    // The list stays empty if reading fails: the page reports the failure of the next act.
    void readPasskeys()
      .then(setPasskeys)
      .catch(() => undefined);
  }, []);
  const give = async (act: () => Promise<unknown>, said: string) => {
    const done = await command.give(async () => {
      await act();
      return true;
    }, said);
    if (done === undefined) return;
    setName('');
    await read();
    onChanged();
  };
  const add = async () => {
    // Prove first: the browser then asks its own question only once.
    const options = await proven(beginPasskey);
    await registerPasskey(options, name.trim()).catch((error: unknown) => {
      throw error instanceof Error && error.name === 'NotAllowedError'
        ? new Error(texts.passkeyCancelled)
        : error;
    });
  };
  return (
    <Section title={texts.passkeys} lede={texts.passkeysLede}>
      <Stack spacing={2}>
        {command.failure !== undefined && <Alert severity="error">{command.failure}</Alert>}
        {passkeys.length > 0 && (
          <PasskeyTable
            passkeys={passkeys}
            waiting={command.waiting}
            onRemove={(id) => void give(() => removePasskey(id), texts.passkeyRemoved)}
          />
        )}
        <Stack direction="row" spacing={2} sx={{ maxWidth: 420 }}>
          <TextField
            label={texts.passkeyName}
            value={name}
            size="small"
            fullWidth
            slotProps={{ htmlInput: { maxLength: 64 } }}
            onChange={({ target }) => setName(target.value)}
          />
          <Button
            variant="contained"
            disabled={command.waiting || name.trim() === ''}
            onClick={() => void give(add, texts.passkeyAdded)}
            sx={{ flexShrink: 0 }}
          >
            {texts.addPasskey}
          </Button>
        </Stack>
      </Stack>
    </Section>
  );
}

function PasskeyTable({
  passkeys,
  waiting,
  onRemove,
}: {
  passkeys: readonly Passkey[];
  waiting: boolean;
  onRemove: (id: string) => void;
}) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <RowTable
      label={texts.passkeys}
      rows={passkeys}
      rowKey={({ id }) => id}
      columns={[
        { label: texts.passkeyName, render: ({ name }) => name },
        { label: texts.begun, render: ({ created }) => format.time(created) },
        {
          label: texts.passkeyUsed,
          render: ({ used }) => (used === 0 ? texts.never : format.time(used)),
        },
        {
          label: '',
          align: 'right',
          render: ({ id }) => (
            <Button size="small" disabled={waiting} onClick={() => onRemove(id)}>
              {texts.removePasskey}
            </Button>
          ),
        },
      ]}
    />
  );
}
