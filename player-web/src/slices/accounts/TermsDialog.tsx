import { paths } from '../fairness/paths';
import { ButtonAway } from '../../shell/ui/Button';
import { Dialog } from '../../shell/ui/Dialog';
import type { DialogControl } from '../../shell/ui/dialog-control';
import { useT } from './t';

interface TermsDialogProps {
  control: DialogControl;
  of: 'agreement' | 'privacy' | 'hash';
}

/** The player's agreements in a few plain sentences. */
export function TermsDialog({ control, of }: TermsDialogProps) {
  const t = useT();
  return (
    <Dialog
      control={control}
      title={t(`terms.${of}`)}
      // Opens in another tab, so that the input in the form below is kept.
      foot={of === 'hash' && <ButtonAway href={paths.fairness} label={t('terms.more')} />}
    >
      <ol className="stack">
        {t(`terms.${of}Text`)
          .split('\n')
          .map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
      </ol>
    </Dialog>
  );
}
