import { clsx } from 'clsx';
import { useId } from 'react';
import { litPath } from './moon';
import styles from './Sky.module.css';

const MOON = new URL('./art/moon.svg', import.meta.url).href;
const [MIDDLE, RADIUS] = [100, 99];
const FULL = 7;

/** The moon in the sky; decoration, as its phase is named beside it. */
export function MoonDisc({ phase, className }: { phase: number; className?: string | undefined }) {
  const id = useId();
  return (
    <svg className={clsx(styles['disc'], className)} viewBox="0 0 200 200" aria-hidden="true">
      <defs>
        <filter id={`${id}b`} x="-10%" y="-10%" width="120%" height="120%">
          <feGaussianBlur stdDeviation={phase === FULL ? 0.01 : 2.4} />
        </filter>
        <mask id={`${id}m`}>
          <path d={litPath(phase, MIDDLE, RADIUS)} fill="#fff" filter={`url(#${id}b)`} />
        </mask>
      </defs>
      <circle cx={MIDDLE} cy={MIDDLE} r="98" className={styles['dark']} />
      <image href={MOON} width="200" height="200" opacity=".13" />
      <image href={MOON} width="200" height="200" mask={`url(#${id}m)`} />
    </svg>
  );
}
