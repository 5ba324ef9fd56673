import { useSending } from '../accounts/sending';
import { ask } from '../../shell/net/ask';
import { Dialog } from '../../shell/ui/Dialog';
import type { DialogControl } from '../../shell/ui/dialog-control';
import { saveJson } from '../../shell/ui/save-file';
import { toast } from '../../shell/ui/toast';
import { PasswordForm } from './PasswordForm';
import { exportCall } from './queries';
import { useT } from './t';

/** Exports the player's data as a file. Asks for the password, because the page shows that data only masked. */
export function ExportDialog({ control }: { control: DialogControl }) {
  const t = useT();
  const { busy, send } = useSending();
  const take = async (password: string) => {
    const taken = await send(async () => {
      const data = await ask(exportCall, { body: { password } });
      saveJson(`skins-${data.playerId}.json`, data);
    });
    if (!taken) return;
    await control.close();
    toast.ok(t('take.done'));
  };
  return (
    <Dialog control={control} title={t('data.export')} width={480}>
      <PasswordForm
        send={t('take.send')}
        variant="solid"
        busy={busy}
        onSend={(password) => void take(password)}
      >
        <p>{t('take.text')}</p>
      </PasswordForm>
    </Dialog>
  );
}
