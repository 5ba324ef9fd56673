import ruler from '../../shell/ui/Ruler.module.css';
import { SHARES } from './queries';
import { useT } from './t';
import styles from './ShareRuler.module.css';

interface ShareRulerProps {
  mine: number;
  /** shares about to be bought */
  more?: number;
  sold: number;
}

/** 1,000 shares to scale: the own ones, those about to be bought, everybody else's, and what is left. */
export function ShareRuler({ mine, more = 0, sold }: ShareRulerProps) {
  const t = useT();
  const others = sold - mine;
  const left = SHARES - sold - more;
  return (
    <span
      className={`${ruler.ruler} ${styles['shares'] ?? ''}`}
      role="img"
      aria-label={t('ruler', { mine, more, others, left })}
    >
      <i className={styles['mine']} style={{ '--n': mine }} />
      <i className={styles['more']} style={{ '--n': more }} />
      <i className={styles['others']} style={{ '--n': others }} />
      <i className={styles['left']} style={{ '--n': left }} />
    </span>
  );
}
