import { sha256Hex } from '@skins/engine/fairness';
import { type RefObject, memo, useLayoutEffect, useMemo, useRef } from 'react';
import { useItemName } from '../../shell/ui';
import { colourOf } from '../../shell/ui/colour';
import { BarePlate, EmptyPlate, SkinPlate } from '../../shell/ui/SkinPlate';
import { SHORT_REEL, landingOffset, planStrip, platesInView } from '../boxes/reel-plan';
import { framesOf, timingOf } from '../boxes/reel-timing';
import type { Draw } from './queries';
import type { Versions } from './use-boxes';
import type { Clock } from './use-scene';
import styles from './Reel.module.css';

type Item = NonNullable<ReturnType<Versions['get']>>[number];

/** Plates from the start of a strip to its winner. */
export const PLATES = SHORT_REEL.from - SHORT_REEL.winner;

/** Determines the plates that pass, and the landing: the same in every browser. */
export const saltOf = (draw: string, { seat, ticket }: Draw, round: number): string =>
  sha256Hex(`${draw}/${seat}/${round}/${ticket}`);

interface BattleReelProps {
  /** contents of the box; without them only the result shows */
  items: readonly Item[] | undefined;
  /** the result; undefined before the round */
  drawn: Draw | undefined;
  salt: string;
  /** when the round is shown, by the clock */
  since: number;
  landed: boolean;
  moving: boolean;
  clock: Clock;
  won?: boolean | undefined;
}

/** A seat's strip. Hidden from assistive technology: the result beside it speaks. */
export const BattleReel = memo(function BattleReel(props: BattleReelProps) {
  const { items, drawn, salt, since, landed, moving, clock, won } = props;
  const ref = useRef<HTMLDivElement>(null);
  const spins = drawn !== undefined && !landed && moving && items !== undefined;
  useLayoutEffect(() => {
    const element = ref.current;
    if (!spins || element === null) return undefined;
    const animation = element.animate(
      framesOf({ plates: PLATES, offset: landingOffset(salt), lane: 0 }),
      timingOf(0),
    );
    // Whoever comes late sees the strip where it is for everybody.
    animation.currentTime = Math.max(0, clock.now() - since);
    if (clock.rate === 0) animation.pause();
    else animation.playbackRate = clock.rate;
    return () => animation.cancel();
  }, [spins, salt, since, clock]);
  if (drawn === undefined || (!landed && !spins))
    return (
      <div className={styles['window']} aria-hidden="true">
        <EmptyPlate label="…" className={styles['waiting']} />
      </div>
    );
  return (
    <div className={styles['window']} data-landed={landed} data-won={won} aria-hidden="true">
      <Plates items={items} drawn={drawn} salt={salt} spins={spins} strip={ref} />
    </div>
  );
});

interface PlatesProps extends Pick<BattleReelProps, 'items' | 'salt'> {
  drawn: Draw;
  spins: boolean;
  strip: RefObject<HTMLDivElement | null>;
}

function Plates({ items, drawn, salt, spins, strip }: PlatesProps) {
  const nameOf = useItemName();
  const fillers = useMemo(() => {
    const winner = items?.find(({ startTicket }) => startTicket === drawn.startTicket);
    return items === undefined || winner === undefined
      ? undefined
      : planStrip(items, winner, salt, SHORT_REEL);
  }, [items, drawn, salt]);
  const { first, last } = platesInView(SHORT_REEL, spins);
  const at = SHORT_REEL.winner - first;
  return (
    <div className={styles['strip']} style={{ '--at': at }} ref={strip}>
      {Array.from({ length: last - first + 1 }, (_, index) => {
        const item = fillers?.(first + index);
        if (index === at)
          return (
            <SkinPlate
              // A strip never reorders: its index is its identity.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              image={drawn.image}
              alt={nameOf(drawn)}
              colour={colourOf(drawn.skinsRarity, drawn.category)}
              loading="eager"
              className={styles['plate']}
            />
          );
        return item === undefined ? (
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index} className={styles['plate']} />
        ) : (
          <BarePlate
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            image={item.stuffImage}
            colour={colourOf(item.skinsRarity, item.category)}
            className={styles['plate']}
          />
        );
      })}
    </div>
  );
}
