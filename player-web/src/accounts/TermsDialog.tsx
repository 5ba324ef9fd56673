import { Dialog } from '../ui/Dialog';
import type { DialogControl } from '../ui/dialog-control';
import { useT } from './t';

/** What a player agrees to, in a few plain sentences. */
export function TermsDialog({ control, of }: { control: DialogControl; of: 'agreement' | 'privacy' }) {
  const t = useT();
  const text = of === 'agreement' ? t('terms.agreementText') : t('terms.privacyText');
  return (
    <Dialog control={control} title={t(`terms.${of}`)}>
      <ol className="stack">
        {text.split('\n').map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </Dialog>
  );
}
