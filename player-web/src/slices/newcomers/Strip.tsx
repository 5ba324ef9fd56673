import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { Motion } from '../../shell/play';
import { colourOf, useItemName } from '../../shell/ui';
import { EmptyPlate, SkinPlate } from '../../shell/ui/SkinPlate';
import { LONG_REEL, idleStrip, landingOffset, planStrip, platesInView } from '../boxes/reel-plan';
import { framesOf, timingOf } from '../boxes/reel-timing';
import type { Won } from '../tasks/queries';
import type { Item } from './queries';
import styles from './FirstDay.module.css';

interface StripProps {
  items: readonly Item[];
  /** undefined until the answer comes */
  won: Won | undefined;
  motion: Motion;
}

/** Thirty plates, the winner at index 9. Hidden from assistive technology: the status line and the result speak for it. */
export function Strip({ items, won, motion }: StripProps) {
  const nameOf = useItemName();
  const ref = useRef<HTMLDivElement>(null);
  const moves = motion === 'moving' && won !== undefined;
  useTravel(ref, moves ? won : undefined);
  const strip = useMemo(() => {
    const winner = items.find(({ skinId }) => skinId === won?.skinId);
    return won === undefined || winner === undefined
      ? idleStrip(items, 'first-day')
      : planStrip(items, winner, won.resultHash, LONG_REEL);
  }, [items, won]);
  const { first, last } = platesInView(LONG_REEL, moves);
  const places = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  if (motion === 'still')
    return (
      <div className={styles['reel']} aria-hidden="true">
        <EmptyPlate label="…" className={styles['still']} />
      </div>
    );
  return (
    <div className={styles['reel']} aria-hidden="true">
      <div className={styles['strip']} style={{ '--at': LONG_REEL.winner - first }} ref={ref}>
        {places.map((place) => {
          const item = strip(place);
          return (
            <div key={place} className={styles['plate']} data-plate={item.skinId}>
              <SkinPlate
                image={item.stuffImage}
                alt=""
                colour={colourOf(item.skinsRarity, item.category)}
                loading="eager"
              />
              <span>{nameOf({ name: item.stuffName, exterior: item.exterior })}</span>
            </div>
          );
        })}
      </div>
      <div className={styles['frame']} />
    </div>
  );
}

/** Runs the strip to its winner in three seconds. */
function useTravel(ref: RefObject<HTMLDivElement | null>, won: Won | undefined): void {
  const hash = won?.resultHash;
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || hash === undefined) return undefined;
    const plates = LONG_REEL.from - LONG_REEL.winner;
    const animation = element.animate(
      framesOf({ plates, offset: landingOffset(hash), lane: 0 }),
      timingOf(0),
    );
    return () => animation.cancel();
  }, [ref, hash]);
}
