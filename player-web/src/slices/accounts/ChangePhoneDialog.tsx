import { Dialog } from '../../shell/ui/Dialog';
import type { DialogControl } from '../../shell/ui/dialog-control';
import { ChangePhone } from './ChangePhone';
import { useT } from './t';

interface ChangePhoneProps {
  control: DialogControl;
  /** Called after the change. */
  next?: () => void;
}

export function ChangePhoneDialog({ control, next }: ChangePhoneProps) {
  const t = useT();
  const done = async () => {
    await control.close();
    next?.();
  };
  return (
    <Dialog control={control} title={t('change.title')} width={420}>
      <ChangePhone onDone={() => void done()} />
    </Dialog>
  );
}
