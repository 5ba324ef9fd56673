import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/Dialog';
import type { DialogControl } from '../ui/dialog-control';

/** What a player agrees to, in a few plain sentences. */
export function TermsDialog({ control, of }: { control: DialogControl; of: 'agreement' | 'privacy' }) {
  const { t } = useTranslation();
  const text = of === 'agreement' ? t('accounts.terms.agreementText') : t('accounts.terms.privacyText');
  return (
    <Dialog control={control} title={t(`accounts.terms.${of}`)}>
      <ol className="stack">
        {text.split('\n').map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </Dialog>
  );
}
