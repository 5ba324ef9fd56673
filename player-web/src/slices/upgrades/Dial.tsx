import { clsx } from 'clsx';
import { type ReactNode, memo, useEffect, useRef } from 'react';
import { useInSight } from '../../shell/play';
import { TRAVEL, angleOf, arcOf, framesTo } from './dial-timing';
import styles from './Dial.module.css';

const RADIUS = 150;
const LENGTH = 2 * Math.PI * RADIUS;

/** The hand: at rest, turning by itself, or at a given time in milliseconds after the start. */
export type Hand = 'rests' | 'turns' | { readonly at: number };

interface DialProps {
  label: string;
  /** Numbers up to this win; without it no arc is drawn. */
  winUpTo: number | undefined;
  /** The number at which the hand ends; at the start if undefined. */
  ticket: number | undefined;
  hand: Hand;
  /** Lights the arc once. */
  won?: boolean | undefined;
  className?: string | undefined;
  /** content of the centre */
  children: ReactNode;
}

/** All numbers on a circle, clockwise from the top: the arc wins, and the hand points exactly at the number. */
export function Dial({ label, winUpTo, ticket, hand, won, className, children }: DialProps) {
  const handRef = useRef<SVGPathElement>(null);
  const dialRef = useInSight<HTMLElement>(hand === 'turns');
  useHand(handRef, ticket, hand);
  const arc = winUpTo === undefined ? 0 : arcOf(winUpTo);
  return (
    <section className={clsx(styles['dial'], className)} aria-label={label} ref={dialRef}>
      <svg viewBox="0 0 400 400" aria-hidden="true">
        <circle className={styles['ring']} cx="200" cy="200" r={RADIUS} />
        <circle className={styles['edge']} cx="200" cy="200" r="167.5" />
        <circle className={styles['edge']} cx="200" cy="200" r="132.5" />
        <circle
          className={clsx(styles['arc'], won === true && styles['won'])}
          cx="200"
          cy="200"
          r={RADIUS}
          strokeDasharray={`${arc * LENGTH} ${LENGTH}`}
          transform="rotate(-90 200 200)"
          data-arc={arc}
        />
        <Scale />
        {winUpTo !== undefined && (
          <>
            <path className={styles['bound']} d="M200 30V70" />
            <path className={styles['bound']} d="M200 30V70" transform={`rotate(${arc * 360} 200 200)`} />
          </>
        )}
        <path
          ref={handRef}
          className={styles['hand']}
          d="M200 58l-9-24h18z"
          data-ticket={hand === 'rests' ? ticket : undefined}
        />
      </svg>
      <div className={styles['core']}>{children}</div>
    </section>
  );
}

/** Sixty ticks and four figures. */
const Scale = memo(function Scale() {
  return (
    <>
      {Array.from({ length: 60 }, (_, n) => (
        <path
          key={n}
          className={clsx(styles['tick'], n % 6 === 0 && styles['long'])}
          d={n % 6 === 0 ? 'M200 34V22' : 'M200 28V22'}
          transform={`rotate(${n * 6} 200 200)`}
        />
      ))}
      <text x="200" y="13">
        0
      </text>
      <text x="392" y="204">
        0.25
      </text>
      <text x="200" y="397">
        0.5
      </text>
      <text x="8" y="204">
        0.75
      </text>
    </>
  );
});

/** Turns the hand, or sets its position. */
function useHand(
  ref: { readonly current: SVGPathElement | null },
  ticket: number | undefined,
  hand: Hand,
): void {
  const at = typeof hand === 'object' ? hand.at : undefined;
  const manner = typeof hand === 'object' ? 'taken' : hand;
  const turning = useRef<Animation>(undefined);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const rests = manner === 'rests' && ticket !== undefined;
    element.style.transform = rests ? `rotate(${angleOf(ticket)}deg)` : '';
    if (manner === 'rests' || ticket === undefined) return undefined;
    const animation = element.animate(framesTo(ticket), { duration: TRAVEL, fill: 'both' });
    if (manner === 'taken') animation.pause();
    turning.current = animation;
    return () => animation.cancel();
  }, [ref, ticket, manner]);
  // While seeking, the animation is kept and only its time is set.
  useEffect(() => {
    if (at !== undefined && turning.current !== undefined) turning.current.currentTime = Math.min(at, TRAVEL);
  }, [at]);
}
