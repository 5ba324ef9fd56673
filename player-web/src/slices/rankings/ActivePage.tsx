import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { BoxRanks, UpgradeRanks } from './DayRanks';
import { RankRules } from './RankRules';
import { useT } from './t';
import styles from './Active.module.css';

/** `/page/active`: the day's rankings and their rules. */
export function ActivePage() {
  const t = useT();
  return (
    <div className="page page-main wall">
      <div className="stack">
        <Breadcrumb />
        <h1 className="title-page">{t('active')}</h1>
        <p className="lede">{t('activeLede')}</p>
      </div>
      <div className={styles['both']}>
        <div className="stack">
          <h2 className="title-section">{t('board.upgrade')}</h2>
          <UpgradeRanks />
        </div>
        <div className="stack">
          <h2 className="title-section">{t('board.box')}</h2>
          <BoxRanks />
        </div>
      </div>
      <RankRules />
    </div>
  );
}
