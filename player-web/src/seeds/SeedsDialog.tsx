import { useTranslation } from 'react-i18next';
import { Dialog, type DialogControl } from '../ui';
import { SeedForm } from './SeedForm';

/** The same seeds, from anywhere. */
export function SeedsDialog({ control }: { control: DialogControl }) {
  const { t } = useTranslation();
  return (
    <Dialog control={control} title={t('seeds.panel.dialog')}>
      <div className="stack">
        <p className="muted">{t('seeds.panel.lede')}</p>
        <SeedForm />
      </div>
    </Dialog>
  );
}
