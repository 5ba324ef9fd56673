import { useEffect, useRef } from 'react';
import type { Motion } from '../../shell/play';
import { revealMs } from './reel-timing';
import styles from './ReelClock.module.css';

/** A bar for the time until the result shows. Only its transform changes. */
export function ReelClock({ motion }: { motion: Motion }) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const animation = ref.current?.animate(
      [{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }],
      revealMs(motion),
    );
    return () => animation?.cancel();
  }, [motion]);
  return (
    <span className={styles['clock']} aria-hidden="true">
      <span ref={ref} />
    </span>
  );
}
