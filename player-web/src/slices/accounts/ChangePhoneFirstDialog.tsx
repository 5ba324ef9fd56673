import { openModal } from '../../shell/app/modals';
import type { DialogControl } from '../../shell/ui/dialog-control';
import { ChangePhoneDialog } from './ChangePhoneDialog';

/** Changes the number first, for a player who resets the password without the present number. The reset follows. */
export function ChangePhoneFirstDialog({ control }: { control: DialogControl }) {
  return <ChangePhoneDialog control={control} next={() => openModal('resetPassword')} />;
}
