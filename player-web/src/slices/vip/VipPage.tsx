import { useQuery } from '@tanstack/react-query';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { ErrorNote } from '../../shell/ui/ErrorNote';
import { Skeleton } from '../../shell/ui/Skeleton';
import { BenefitsTable } from './BenefitsTable';
import { StandingPanel } from './StandingPanel';
import { userVipQuery, vipConfigQuery } from './queries';
import { useT } from './t';
import styles from './VipPage.module.css';

/** `/user/vip`: the player's level and its basis, each level's benefits, and the bonuses to claim. */
export function VipPage() {
  const t = useT();
  const config = useQuery(vipConfigQuery);
  const own = useQuery(userVipQuery);
  const failed = config.error ?? own.error;
  const retry = () => void Promise.all([config.refetch(), own.refetch()]);
  const known = config.data !== undefined && own.data !== undefined;
  return (
    <div className="page page-main wall">
      <div className="stack">
        <Breadcrumb />
        <h1 className="title-page">{t('title')}</h1>
        <p className="lede">{t('lede')}</p>
      </div>
      {!known && failed !== null && <ErrorNote error={failed} text={t('failed')} onRetry={retry} />}
      {!known && failed === null && <Skeleton className={styles['waiting']} />}
      {config.data !== undefined && own.data !== undefined && (
        <>
          <StandingPanel levels={config.data} own={own.data} />
          <BenefitsTable levels={config.data} own={own.data} />
          <section className="panel pad">
            <h2 className="title-card">{t('rules.title')}</h2>
            <ul className={styles['rules']}>
              {(['experience', 'once', 'back', 'table'] as const).map((rule) => (
                <li key={rule}>{t(`rules.${rule}`)}</li>
              ))}
            </ul>
          </section>
        </>
      )}
    </div>
  );
}
