import { litPath } from './moon';
import styles from './PhaseMoon.module.css';

/** A small moon at a phase; its name always stands beside it. */
export const PhaseMoon = ({ phase, size }: { phase: number; size: number }) => (
  <svg className={styles['moon']} viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
    <circle cx="20" cy="20" r="18" className={styles['dark']} />
    <path d={litPath(phase, 20, 18)} className={styles['lit']} />
  </svg>
);
