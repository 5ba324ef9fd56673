import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Skeleton } from './Skeleton';
import styles from './Shelf.module.css';

/** A grid of five columns, two on a phone. `teaser` shows only four items on a phone. */
export function Shelf({ teaser, children }: { teaser?: boolean | undefined; children: ReactNode }) {
  return <div className={clsx(styles['shelf'], teaser === true && styles['teaser'])}>{children}</div>;
}

/** An exhibit with its facts below, like a museum label. A link in the label covers the whole card. */
export function ShelfCard({ exhibit, children }: { exhibit: ReactNode; children: ReactNode }) {
  return (
    <article className={styles['card']}>
      <div className={styles['stand']}>{exhibit}</div>
      <div className={styles['label']}>{children}</div>
    </article>
  );
}

export function ShelfCardSkeleton() {
  return (
    <div className={styles['card']} aria-hidden="true">
      <div className={styles['stand']}>
        <Skeleton shape="case" />
      </div>
      <div className={clsx(styles['label'], styles['waiting'])}>
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  );
}
