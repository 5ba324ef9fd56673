import { useRef } from 'react';
import { openModal } from '../../shell/app/modals';
import { leave, useUser } from '../../shell/session';
import { Button } from '../../shell/ui/Button';
import { Dialog } from '../../shell/ui/Dialog';
import type { DialogControl } from '../../shell/ui/dialog-control';
import { toast } from '../../shell/ui/toast';
import { ResetPasswordForm } from './ResetPasswordForm';
import { useT } from './t';

/** Sets a new password with a code. Closing it reloads the app at home, unless the number is changed first. */
export function ResetPasswordDialog({ control }: { control: DialogControl }) {
  const t = useT();
  const user = useUser();
  const numberFirst = useRef(false);
  const closed = () => {
    control.closed();
    if (!numberFirst.current) location.assign('/');
  };
  const changeNumber = () => {
    numberFirst.current = true;
    void control.close().then(() => openModal('changePhoneFirst'));
  };
  // Logging out may leave the page at once, so the confirmation waits at home.
  const reset = () => {
    toast.okAfterLoad(t('reset.done'));
    leave();
    location.assign('/');
  };
  return (
    <Dialog control={{ ...control, closed }} title={t('reset.title')} width={420}>
      <div className="stack">
        <ResetPasswordForm onDone={reset} />
        {user !== undefined && (
          <Button variant="quiet" wide label={t('reset.numberFirst')} onClick={changeNumber} />
        )}
      </div>
    </Dialog>
  );
}
