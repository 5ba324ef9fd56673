import { clsx } from 'clsx';
import { useLayoutEffect, useRef, type CSSProperties } from 'react';
import { EmptyPlate, SkinPlate } from '../ui/SkinPlate';
import { splitName, type Item } from '../ui/rarity';
import type { Motion, Play } from './play';
import { landingOffset, type ReelShape } from './reel-plan';
import { framesOf, timingOf } from './reel-timing';
import styles from './Reel.module.css';

export interface ReelProps {
  /** Built once for a play; only its transform moves afterwards. */
  strip: readonly Item[];
  shape: ReelShape;
  state: Play<unknown>['phase'];
  motion: Motion;
  /** Decides where the strip first stops. */
  resultHash?: string | undefined;
  /** Which of the strips side by side, from 0. */
  lane?: number | undefined;
  /** The item is worth at least what the opening cost: it lands with light. */
  lit?: boolean | undefined;
  /** Shown instead of a moving strip. */
  revealing: string;
}

/** One strip behind its frame. Hidden from assistive technology: the status line and the result speak for it. */
export function Reel({ strip, shape, state, motion, resultHash, lane = 0, lit = false, revealing }: ReelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const spins = state === 'spinning' && motion === 'reel';

  useLayoutEffect(() => {
    const element = ref.current;
    if (!spins || element === null || resultHash === undefined) return undefined;
    const frames = () => framesOf({ ...measure(element, shape, resultHash), lane });
    const animation = element.animate(frames(), timingOf(lane));
    const again = new ResizeObserver(() => {
      if (animation.effect instanceof KeyframeEffect) animation.effect.setKeyframes(frames());
    });
    again.observe(element);
    return () => {
      again.disconnect();
      animation.cancel();
    };
  }, [spins, shape, resultHash, lane]);

  const hasWon = (index: number) => (state === 'landed' || state === 'settled') && index === shape.winner;
  const at: CSSProperties & { '--at': number } = { '--at': shape.winner };
  return (
    <div
      className={styles['reel']}
      data-state={state === 'settled' ? 'landed' : state}
      data-motion={motion}
      aria-hidden="true"
    >
      <div className={styles['strip']} style={at} ref={ref}>
        {strip.map((item, index) => (
          <div
            className={styles['item']}
            // A strip never changes its order: the place is the identity.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            data-won={hasWon(index) ? (lit ? 'lit' : 'unlit') : undefined}
            data-rarity={item.skinsRarity}
          >
            <SkinPlate
              image={item.stuffImage}
              alt=""
              rarity={item.skinsRarity}
              loading="eager"
              className={styles['plate']}
            />
            <span className={styles['name']}>{splitName(item.stuffName).name}</span>
          </div>
        ))}
      </div>
      {state === 'spinning' && motion === 'still' && (
        <div className={styles['still']}>
          <EmptyPlate label={revealing} />
        </div>
      )}
      <div className={styles['frame']} />
    </div>
  );
}

/** The way of the strip on this screen, from its measured plates. */
function measure(element: HTMLElement, shape: ReelShape, resultHash: string) {
  const first = element.children[0];
  const second = element.children[1];
  if (first === undefined || second === undefined) return { distance: 0, offset: 0 };
  const left = first.getBoundingClientRect();
  const pitch = second.getBoundingClientRect().left - left.left;
  return { distance: (shape.from - shape.winner) * pitch, offset: landingOffset(resultHash) * left.width };
}

/** Rows of five short strips. */
export function Lanes({ reels }: { reels: readonly ReelProps[] }) {
  return (
    <div className={clsx('page', styles['lanes'])}>
      {reels.map((reel, lane) => (
        // Lanes keep their places.
        // oxlint-disable-next-line react/no-array-index-key
        <div className={styles['lane']} key={lane}>
          <Reel {...reel} lane={lane % 5} />
        </div>
      ))}
    </div>
  );
}
