import { count } from '../../shell/i18n/format';
import type { Season } from './queries';
import styles from './Season.module.css';

interface RadishProps {
  season: Pick<Season, 'radishName' | 'radishImage'>;
  amount: number;
  size?: 'lg' | undefined;
}

/** A number of the season's points, with their picture. */
export function Radish({ season: { radishName, radishImage }, amount, size }: RadishProps) {
  return (
    <span className={styles['radish']} data-size={size}>
      <img src={radishImage} width={160} height={120} alt="" draggable={false} />
      <span className="sr-only">{radishName}</span>
      {count(amount)}
    </span>
  );
}
