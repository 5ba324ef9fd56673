import { clsx } from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import type { Motion } from '../play';
import { colourOf } from '../ui/colour';
import { EmptyPlate, SkinPlate } from '../ui/SkinPlate';
import { splitName, type Item } from '../ui/rarity';
import type { BoxPlay } from './box-play';
import { landingOffset, type ReelShape } from './reel-plan';
import { framesOf, timingOf } from './reel-timing';
import { useT } from './t';
import styles from './Reel.module.css';

const LANES_IN_A_ROW = 5;

/** One strip, built once for a play; only its transform moves afterwards. */
export interface PlannedReel {
  readonly id: string;
  readonly strip: readonly Item[];
  readonly shape: ReelShape;
  /** Decides where the strip first stops; none before a play. */
  readonly resultHash?: string | undefined;
  /** The item is worth at least what the opening cost: it lands with light. */
  readonly lit?: boolean | undefined;
}

interface Moving {
  state: BoxPlay['phase'];
  motion: Motion;
}

interface ReelProps extends Moving {
  reel: PlannedReel;
  /** Which of the strips side by side, from 0. */
  lane?: number | undefined;
}

/** One strip behind its frame. Hidden from assistive technology: the status line and the result speak for it. */
function Reel({ reel, state, motion, lane = 0 }: ReelProps) {
  const t = useT();
  const { strip, shape, resultHash } = reel;
  const ref = useRef<HTMLDivElement>(null);
  const spins = state === 'revealing' && motion === 'moving';

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
  return (
    <div
      className={styles['reel']}
      data-state={state === 'settled' ? 'landed' : state}
      data-motion={motion}
      aria-hidden="true"
    >
      <div className={styles['strip']} style={{ '--at': shape.winner }} ref={ref}>
        {strip.map((item, index) => (
          <div
            className={styles['item']}
            // A strip never changes its order: the place is the identity.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            data-won={hasWon(index) ? (reel.lit === true ? 'lit' : 'unlit') : undefined}
            data-colour={colourOf(item.skinsRarity, item.category)}
            data-plate={item.skinId}
          >
            <SkinPlate
              image={item.stuffImage}
              alt=""
              colour={colourOf(item.skinsRarity, item.category)}
              loading="eager"
              className={styles['plate']}
            />
            <span className={styles['name']}>{splitName(item.stuffName).name}</span>
          </div>
        ))}
      </div>
      {state === 'revealing' && motion === 'still' && (
        <div className={styles['still']}>
          <EmptyPlate label={t('reel.revealing')} />
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

/** What stands on the stage: one long strip, or rows of five short ones. */
export function Reels({ reels, ...moving }: Moving & { reels: readonly PlannedReel[] }) {
  const [only, ...others] = reels;
  if (only !== undefined && others.length === 0) return <Reel reel={only} {...moving} />;
  return (
    <div className={clsx('page', styles['lanes'])}>
      {reels.map((reel, index) => (
        <div className={styles['lane']} key={reel.id}>
          <Reel reel={reel} {...moving} lane={index % LANES_IN_A_ROW} />
        </div>
      ))}
    </div>
  );
}
