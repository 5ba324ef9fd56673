import { useTranslation } from 'react-i18next';
import { RecordPage as Records } from '../../shell/ui/RecordPage';
import { type Upgrade, type Upgrades, pagesQuery } from './queries';
import { useT } from './t';
import { useUpgradeColumns } from './use-upgrade-columns';

/** `/user/upgrade/record`: the player's upgrades, each with its proof. */
export function RecordPage() {
  const t = useT();
  const { i18n } = useTranslation();
  return (
    <Records<Upgrade, Upgrades>
      title={t('record.title')}
      lede={t('record.lede')}
      query={pagesQuery(i18n.language)}
      columns={useUpgradeColumns()}
      rowKey={({ position }) => position}
      stacked
    />
  );
}
