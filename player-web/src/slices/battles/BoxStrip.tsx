import { clsx } from 'clsx';
import { Case } from '../boxes/BoxCard';
import type { BoxRun } from './queries';
import { useT } from './t';
import styles from './Battles.module.css';

/** Most cases side by side; the rest is a number. */
const MOST = 5;

/** The boxes of a battle on their shelf, in the order of the rounds. */
export function BoxStrip({ boxes, className }: { boxes: readonly BoxRun[]; className?: string | undefined }) {
  const t = useT();
  const shown = boxes.length > MOST ? boxes.slice(0, MOST - 1) : boxes;
  const more = boxes.slice(shown.length).reduce((sum, { count }) => sum + count, 0);
  return (
    <ul className={clsx(styles['boxes'], className)} aria-label={t('boxes')}>
      {shown.map(({ boxId, image, heroImage, name, count }, place) => (
        // A box may stand in several runs, so the key contains the place.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${boxId} ${place}`}>
          <span className="sr-only">{`${name} × ${count}`}</span>
          <Case image={image} heroImage={heroImage} />
          {count > 1 && <b aria-hidden="true">×{count}</b>}
        </li>
      ))}
      {more > 0 && <li className={styles['moreBoxes']}>+{more}</li>}
    </ul>
  );
}

/** The names of the boxes in one line. */
export const namesOf = (boxes: readonly BoxRun[]): string =>
  boxes.map(({ name, count }) => (count > 1 ? `${name} ×${count}` : name)).join(' · ');
