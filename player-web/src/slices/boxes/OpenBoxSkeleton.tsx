import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { ItemCardSkeleton, ItemGrid, Skeleton } from '../../shell/ui';
import styles from './OpenBoxSkeleton.module.css';

const CARDS = Array.from({ length: 8 }, (_, index) => index);

/** Placeholder of a box page: everything has its place, so that nothing shifts. */
export function OpenBoxSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('ui.loading')}>
      <div className="stage stage-section">
        <div className="page">
          <Skeleton className={styles['title']} />
        </div>
        <Skeleton className={styles['reel']} />
        <div className="page">
          <Skeleton className={styles['bar']} />
        </div>
      </div>
      <div className="page page-main wall">
        <div className="aside aside-late">
          <div>
            <Skeleton className={styles['figure']} />
            <ItemGrid cols={4}>
              {CARDS.map((card) => (
                <ItemCardSkeleton key={card} />
              ))}
            </ItemGrid>
          </div>
          <Skeleton className={clsx('panel', styles['seeds'])} />
        </div>
      </div>
    </div>
  );
}
