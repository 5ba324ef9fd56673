import { useTranslation } from 'react-i18next';
import { Shelf, ShelfCardSkeleton } from '../ui/Shelf';
import { Skeleton } from '../ui/Skeleton';
import styles from './PageSkeleton.module.css';

const PLACES = [1, 2, 3, 4, 5];

/** Placeholder for a page whose code is still loading. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <div className="page page-main" role="status" aria-label={t('ui.loading')}>
      <Skeleton className={styles['title']} />
      <Shelf teaser>
        {PLACES.map((place) => (
          <ShelfCardSkeleton key={place} />
        ))}
      </Shelf>
    </div>
  );
}
