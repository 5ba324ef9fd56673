import { Dialog, type DialogControl } from '../../shell/ui';
import { UpgradeRecord } from './UpgradeRecord';
import { useT } from './t';

/** The player's upgrades, each with its proof, available on every page. */
export function RecordsDialog({ control }: { control: DialogControl }) {
  const t = useT();
  return (
    <Dialog control={control} title={t('record.title')} width={1180}>
      <UpgradeRecord />
    </Dialog>
  );
}
