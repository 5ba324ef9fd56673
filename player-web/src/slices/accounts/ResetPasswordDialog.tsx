import { useRef, useState } from 'react';
import { openModal } from '../../shell/app/modals';
import { leave, useUser } from '../../shell/session';
import { Button } from '../../shell/ui/Button';
import { Dialog } from '../../shell/ui/Dialog';
import type { DialogControl } from '../../shell/ui/dialog-control';
import { ResetPasswordForm } from './ResetPasswordForm';
import { useT } from './t';

/** Sets a new password with a code. Closing it reloads the app at home, unless the number is changed first. */
export function ResetPasswordDialog({ control }: { control: DialogControl }) {
  const t = useT();
  const [done, setDone] = useState(false);
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
  const reset = () => {
    leave();
    setDone(true);
  };
  return (
    <Dialog control={{ ...control, closed }} title={t('reset.title')} width={420}>
      {done ? (
        <div className="stack">
          <p role="status">{t('reset.done')}</p>
          <Button variant="play" wide label={t('reset.ok')} onClick={() => void control.close()} />
        </div>
      ) : (
        <div className="stack">
          <ResetPasswordForm onDone={reset} />
          {user !== undefined && (
            <Button variant="quiet" wide label={t('reset.numberFirst')} onClick={changeNumber} />
          )}
        </div>
      )}
    </Dialog>
  );
}
