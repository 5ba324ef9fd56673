import { openModal } from '../app/modals';
import { Dialog } from '../ui/Dialog';
import type { DialogControl } from '../ui/dialog-control';
import { ChangePhone } from './ChangePhone';
import { useT } from './t';

interface ChangePhoneDialogProps {
  control: DialogControl;
  /** What goes on once the number is changed, where that was the reason. */
  then?: 'password';
}

export function ChangePhoneDialog({ control, then }: ChangePhoneDialogProps) {
  const t = useT();
  const done = async () => {
    await control.close();
    if (then === 'password') openModal('resetPassword');
  };
  return (
    <Dialog control={control} title={t('change.title')} width={420}>
      <ChangePhone onDone={() => void done()} />
    </Dialog>
  );
}
