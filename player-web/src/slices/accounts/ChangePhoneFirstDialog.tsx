import { openModal } from '../../shell/app/modals';
import type { DialogControl } from '../../shell/ui/dialog-control';
import { ChangePhoneDialog } from './ChangePhoneDialog';

/** Another number first, for whoever wants another password and no longer has the present one: then the password goes on. */
export function ChangePhoneFirstDialog({ control }: { control: DialogControl }) {
  return <ChangePhoneDialog control={control} next={() => openModal('resetPassword')} />;
}
