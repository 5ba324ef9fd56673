import { Dialog } from '../ui/Dialog';
import type { DialogControl } from '../ui/dialog-control';
import { ChangePhone } from './ChangePhone';
import { useT } from './t';

export function ChangePhoneDialog({ control }: { control: DialogControl }) {
  const t = useT();
  return (
    <Dialog control={control} title={t('change.title')} width={420}>
      <ChangePhone onDone={() => void control.close()} />
    </Dialog>
  );
}
