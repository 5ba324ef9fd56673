import { paths } from '../fairness/paths';
import { ButtonAway } from '../../shell/ui/Button';
import { Dialog } from '../../shell/ui/Dialog';
import type { DialogControl } from '../../shell/ui/dialog-control';
import { AgreedTexts } from './AgreedTexts';
import { TOPICS_OF } from './agreement';
import { useT } from './t';

interface TermsDialogProps {
  control: DialogControl;
  of: keyof typeof TOPICS_OF;
}

/** Texts that the player agrees to, as they are in force. */
export function TermsDialog({ control, of }: TermsDialogProps) {
  const t = useT();
  return (
    <Dialog
      control={control}
      title={t(`terms.${of}`)}
      reading
      // Opens in another tab, so that the input in the form below is kept.
      foot={of === 'hash' ? <ButtonAway href={paths.fairness} label={t('terms.more')} /> : undefined}
    >
      <AgreedTexts topics={TOPICS_OF[of]} />
    </Dialog>
  );
}
