import { useState } from 'react';
import { useSending } from '../accounts/sending';
import { ask, commandKey } from '../../shell/net/ask';
import { leave, useUser } from '../../shell/session';
import { gems } from '../../shell/i18n/format';
import { Checkbox } from '../../shell/ui/Checkbox';
import { Dialog } from '../../shell/ui/Dialog';
import type { DialogControl } from '../../shell/ui/dialog-control';
import { toast } from '../../shell/ui/toast';
import { PasswordForm } from './PasswordForm';
import { eraseCall } from './queries';
import { useT } from './t';

/** Erases the account: says what is lost, and asks for the password again. */
export function EraseDialog({ control }: { control: DialogControl }) {
  const t = useT();
  const user = useUser();
  const [sure, setSure] = useState(false);
  const { busy, send } = useSending();
  const erase = async (password: string) => {
    const key = commandKey();
    const erased = await send(async () => {
      await ask(eraseCall, { body: { password }, key });
    });
    if (!erased) return;
    await control.close();
    toast.okAfterLoad(t('erase.done'));
    leave();
    location.assign('/');
  };
  return (
    <Dialog control={control} title={t('erase.title')} width={480}>
      <PasswordForm
        more={<Checkbox label={t('erase.sure')} checked={sure} onChange={setSure} />}
        ready={sure}
        send={t('erase.send')}
        variant="danger"
        busy={busy}
        onSend={(password) => void erase(password)}
      >
        <p>{t('erase.text')}</p>
        {user !== undefined && (
          <p className="note">{t('erase.loses', { gems: gems(user.balance), count: user.bagCount })}</p>
        )}
      </PasswordForm>
    </Dialog>
  );
}
