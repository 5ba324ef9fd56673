import { clsx } from 'clsx';
import styles from './Skeleton.module.css';
import card from './ItemCard.module.css';

export function Skeleton({
  shape = 'line',
  className,
}: {
  shape?: 'line' | 'plate' | 'case';
  className?: string | undefined;
}) {
  return (
    <span
      className={clsx(styles['skeleton'], styles[shape], className)}
      style={{ display: 'block' }}
      aria-hidden="true"
    />
  );
}

/** Placeholder for an item card; keeps its aspect ratio, so that nothing shifts. */
export function ItemCardSkeleton() {
  return (
    <div className={card['card']} aria-hidden="true">
      <Skeleton shape="plate" />
      <div className={card['body']}>
        <div className={clsx(styles['skeleton'], styles['line'])} />
        <div className={clsx(styles['skeleton'], styles['line'])} />
      </div>
    </div>
  );
}
