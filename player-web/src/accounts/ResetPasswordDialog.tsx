import { useState } from 'react';
import { leave } from '../session';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import type { DialogControl } from '../ui/dialog-control';
import { ResetPasswordForm } from './ResetPasswordForm';
import { useT } from './t';

/** A new password by a code. Once it is closed, the page begins anew at home. */
export function ResetPasswordDialog({ control }: { control: DialogControl }) {
  const t = useT();
  const [done, setDone] = useState(false);
  const closed = () => {
    control.closed();
    location.assign('/');
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
        <ResetPasswordForm onDone={reset} />
      )}
    </Dialog>
  );
}
