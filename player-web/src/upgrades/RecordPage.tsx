import { Breadcrumb } from '../app/Breadcrumb';
import { UpgradeRecord } from './UpgradeRecord';
import { useT } from './t';

/** `/user/upgrade/record`: the player's upgrades, each with its proof. */
export function RecordPage() {
  const t = useT();
  return (
    <div className="page page-main wall">
      <div className="stack">
        <Breadcrumb />
        <h1 className="title-page">{t('record.title')}</h1>
        <p className="lede">{t('record.lede')}</p>
      </div>
      <UpgradeRecord />
    </div>
  );
}
