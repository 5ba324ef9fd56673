import { type FormEvent, useState } from 'react';
import { PasswordField } from '../accounts/PasswordField';
import { useSending } from '../accounts/sending';
import { ask, commandKey } from '../net/ask';
import { leave, useUser } from '../session';
import { gems } from '../i18n/format';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { Dialog } from '../ui/Dialog';
import type { DialogControl } from '../ui/dialog-control';
import { toast } from '../ui/toast';
import { eraseCall } from './queries';
import { useT } from './t';

/** The account's end: what is lost is said, and the password asked for once more. */
export function EraseDialog({ control }: { control: DialogControl }) {
  const t = useT();
  const user = useUser();
  const [password, setPassword] = useState('');
  const [sure, setSure] = useState(false);
  const { busy, send } = useSending();
  const erase = async () => {
    const key = commandKey();
    const erased = await send(async () => {
      await ask(eraseCall, { body: { password }, key });
    });
    if (!erased) return;
    await control.close();
    toast.ok(t('erase.done'));
    leave();
    location.assign('/');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void erase();
  };
  return (
    <Dialog control={control} title={t('erase.title')} width={480}>
      <form className="stack" noValidate onSubmit={submit}>
        <p>{t('erase.text')}</p>
        {user !== undefined && (
          <p className="note">
            {t('erase.loses', { gems: gems(user.balance), items: String(user.bagCount) })}
          </p>
        )}
        <PasswordField
          label={t('data.password')}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={undefined}
        />
        <Checkbox label={t('erase.sure')} checked={sure} onChange={setSure} />
        <Button
          type="submit"
          variant="danger"
          wide
          label={t('erase.send')}
          busy={busy}
          disabled={!sure || password === ''}
        />
      </form>
    </Dialog>
  );
}
