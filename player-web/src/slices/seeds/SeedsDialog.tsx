import { Dialog, type DialogControl } from '../../shell/ui';
import { SeedForm } from './SeedForm';
import { useT } from './t';

/** The same seeds, available on every page. */
export function SeedsDialog({ control }: { control: DialogControl }) {
  const t = useT();
  return (
    <Dialog control={control} title={t('panel.dialog')}>
      <div className="stack">
        <p className="muted">{t('panel.lede')}</p>
        <SeedForm />
      </div>
    </Dialog>
  );
}
