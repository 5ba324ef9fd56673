import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { Motion } from '../../shell/play';
import { colourOf, useItemName } from '../../shell/ui';
import { EmptyPlate, SkinPlate } from '../../shell/ui/SkinPlate';
import type { Item } from './queries';
import { LONG_REEL, idleStrip, landingOffset, planStrip, platesInView } from './reel-plan';
import { framesOf, timingOf } from './reel-timing';
import styles from './FreeStrip.module.css';

/** The values that fix the landing. */
export interface Landing {
  readonly skinId: string;
  readonly resultHash: string;
}

/** The fields of an item on a strip. */
export type StripItem = Pick<
  Item,
  | 'skinId'
  | 'stuffName'
  | 'stuffImage'
  | 'skinsRarity'
  | 'category'
  | 'exterior'
  | 'startTicket'
  | 'endTicket'
>;

interface FreeStripProps {
  items: readonly StripItem[];
  /** undefined until the answer comes */
  won: Landing | undefined;
  motion: Motion;
}

/** Thirty plates, the winner at index 9. Hidden from assistive technology: the status line and the result speak for it. */
export function FreeStrip({ items, won, motion }: FreeStripProps) {
  const nameOf = useItemName();
  const ref = useRef<HTMLDivElement>(null);
  const moves = motion === 'moving' && won !== undefined;
  useTravel(ref, moves ? won : undefined);
  const strip = useMemo(() => {
    const winner = items.find(({ skinId }) => skinId === won?.skinId);
    return won === undefined || winner === undefined
      ? idleStrip(items, 'before')
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
function useTravel(ref: RefObject<HTMLDivElement | null>, won: Landing | undefined): void {
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
