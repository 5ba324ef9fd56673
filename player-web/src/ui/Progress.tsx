import type { CSSProperties } from 'react';
import styles from './Progress.module.css';

export interface ProgressProps {
  value: number;
  max: number;
  label: string;
  /** limit: a bar that warns as it fills. */
  kind?: 'limit' | undefined;
}

/** @public A bar towards a goal or a limit. */
export function Progress({ value, max, label, kind }: ProgressProps) {
  const share = max === 0 ? 0 : Math.min(100, (100 * value) / max);
  const style: CSSProperties & { '--v': number } = { '--v': share };
  return (
    <div
      className={styles['progress']}
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      data-kind={kind}
      data-state={share === 100 ? 'complete' : 'loading'}
      style={style}
    />
  );
}
