import { paths } from '../fairness/paths';
import { ButtonAway } from '../../shell/ui/Button';
import { Dialog } from '../../shell/ui/Dialog';
import type { DialogControl } from '../../shell/ui/dialog-control';
import { useT } from './t';

interface TermsDialogProps {
  control: DialogControl;
  of: 'agreement' | 'privacy' | 'hash';
}

/** What a player agrees to, in a few plain sentences. */
export function TermsDialog({ control, of }: TermsDialogProps) {
  const t = useT();
  return (
    <Dialog
      control={control}
      title={t(`terms.${of}`)}
      // In another tab: what was typed into the form below stays.
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
