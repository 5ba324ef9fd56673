import { type FormEvent, useState } from 'react';
import { PasswordField } from '../accounts/PasswordField';
import { useSending } from '../accounts/sending';
import { ask } from '../net/ask';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import type { DialogControl } from '../ui/dialog-control';
import { saveJson } from '../ui/save-file';
import { toast } from '../ui/toast';
import { exportCall } from './queries';
import { useT } from './t';

/** Everything that the shop knows of the player, as a file: the page shows it masked, so the password is asked for. */
export function ExportDialog({ control }: { control: DialogControl }) {
  const t = useT();
  const [password, setPassword] = useState('');
  const { busy, send } = useSending();
  const take = async () => {
    const taken = await send(async () => {
      const data = await ask(exportCall, { body: { password } });
      saveJson(`skins-${data.playerId}.json`, data);
    });
    if (!taken) return;
    await control.close();
    toast.ok(t('take.done'));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void take();
  };
  return (
    <Dialog control={control} title={t('data.export')} width={480}>
      <form className="stack" noValidate onSubmit={submit}>
        <p>{t('take.text')}</p>
        <PasswordField
          label={t('data.password')}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={undefined}
        />
        <Button
          type="submit"
          variant="solid"
          wide
          label={t('take.send')}
          busy={busy}
          disabled={password === ''}
        />
      </form>
    </Dialog>
  );
}
