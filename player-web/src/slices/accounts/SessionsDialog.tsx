import { Dialog } from '../../shell/ui/Dialog';
import type { DialogControl } from '../../shell/ui/dialog-control';
import { Sessions } from './Sessions';
import { useT } from './t';

export function SessionsDialog({ control }: { control: DialogControl }) {
  const t = useT();
  return (
    <Dialog control={control} title={t('sessions.title')} width={460}>
      <Sessions />
    </Dialog>
  );
}
