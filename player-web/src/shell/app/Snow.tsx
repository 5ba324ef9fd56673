import { useResultsHeld } from '../play/results';
import styles from './Snow.module.css';

const FLAKES = Array.from({ length: 40 }, (_, index) => ({
  id: index,
  // Spread by the golden ratio: evenly, and the same on every visit.
  left: ((index * 0.618_034) % 1) * 100,
  size: 3 + (index % 4),
  fall: 14 + ((index * 7) % 11),
  lead: -((index * 13) % 25),
}));

/** Falls in front of pages, as their stages would hide it, and behind bars and dialogs. Pauses while a result is withheld; off with reduced motion. */
export function Snow() {
  const paused = useResultsHeld();
  return (
    <div className={styles['snow']} data-paused={paused} aria-hidden="true">
      {FLAKES.map(({ id, left, size, fall, lead }) => (
        <i
          key={id}
          style={{
            left: `${left}%`,
            width: size,
            height: size,
            animationDuration: `${fall}s`,
            animationDelay: `${lead}s`,
          }}
        />
      ))}
    </div>
  );
}
