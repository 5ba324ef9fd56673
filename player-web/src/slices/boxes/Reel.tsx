import { clsx } from 'clsx';
import { memo, useLayoutEffect, useRef } from 'react';
import type { Motion } from '../../shell/play';
import { Seal, useItemName } from '../../shell/ui';
import { colourOf } from '../../shell/ui/colour';
import { BarePlate, EmptyPlate, SkinPlate } from '../../shell/ui/SkinPlate';
import type { Item } from './queries';
import type { BoxPlay } from './box-play';
import { landingOffset, platesInView, type ReelShape, type Strip } from './reel-plan';
import { framesOf, timingOf } from './reel-timing';
import { useT } from './t';
import type { Prints } from './use-prints';
import { useOneByOne } from './use-one-by-one';
import styles from './Reel.module.css';

const LANES_IN_A_ROW = 5;

/** One strip, built once for a play; afterwards only its transform changes. */
export interface PlannedReel {
  readonly id: string;
  readonly strip: Strip<Item>;
  readonly shape: ReelShape;
  /** Determines the landing offset; undefined before a play. */
  readonly resultHash?: string | undefined;
  /** How it lands: lit if the item is worth at least the price, with a seal if it is rare. */
  readonly light?: Light | undefined;
}

type Light = 'unlit' | 'lit' | 'rare';

/** The states of a strip. A play has more phases, but a strip does not rerender for them. */
type Shows = 'standing' | 'revealing' | 'landed';

interface Moving {
  motion: Motion;
  prints: Prints;
}

interface ReelProps extends Moving {
  reel: PlannedReel;
  shows: Shows;
  /** index among the strips side by side, from 0 */
  lane?: number | undefined;
  /** start of all strips, milliseconds on the document's timeline */
  start: number;
  /** number of its pieces rendered so far */
  built: number;
}

/** One strip behind its frame. Hidden from assistive technology: the status line and the result speak for it. */
const Reel = memo(function Reel({ reel, shows, motion, prints, lane = 0, start, built }: ReelProps) {
  const t = useT();
  const nameOf = useItemName();
  const { strip, shape, resultHash } = reel;
  const ref = useRef<HTMLDivElement>(null);
  const spins = shows === 'revealing' && motion === 'moving';

  useLayoutEffect(() => {
    const element = ref.current;
    if (!spins || element === null || resultHash === undefined) return undefined;
    const plates = shape.from - shape.winner;
    const animation = element.animate(
      framesOf({ plates, offset: landingOffset(resultHash), lane }),
      timingOf(lane),
    );
    // A strip that was ready late is advanced to where the others are.
    animation.startTime = start;
    return () => animation.cancel();
  }, [spins, shape, resultHash, lane, start]);

  const { first, last } = platesOf(reel, motion);
  const piece = platesInAPiece(shape);
  return (
    <div className={styles['reel']} data-state={shows} data-motion={motion} aria-hidden="true">
      <div className={styles['strip']} style={{ '--at': shape.winner - first }} ref={ref}>
        {Array.from({ length: last - first + 1 }, (_, index) => {
          // Rendered from the end, as that part is in view first.
          if (last - first - index >= built * piece)
            // oxlint-disable-next-line react/no-array-index-key
            return <div key={index} className={styles['item']} />;
          const item = strip(first + index);
          if (isBare(shape) && first + index !== shape.winner)
            return (
              <BarePlate
                // oxlint-disable-next-line react/no-array-index-key
                key={index}
                image={item.stuffImage}
                print={prints.get(item.stuffImage)}
                colour={colourOf(item.skinsRarity, item.category)}
                className={styles['item']}
                data-plate={item.skinId}
              />
            );
          return (
            <Plate
              // A strip never reorders: its index is its identity.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              item={item}
              print={prints.get(item.stuffImage)}
              name={isBare(shape) ? undefined : nameOf({ name: item.stuffName, exterior: item.exterior })}
              won={shows === 'landed' && first + index === shape.winner ? (reel.light ?? 'unlit') : undefined}
            />
          );
        })}
      </div>
      {shows === 'revealing' && motion === 'still' && (
        <div className={styles['still']}>
          <EmptyPlate label={t('reel.revealing')} />
        </div>
      )}
      <div className={styles['dark']} />
      <div className={styles['frame']} />
    </div>
  );
});

interface PlateProps {
  item: Item;
  print: string | undefined;
  /** undefined if there is no room for it */
  name: string | undefined;
  won: Light | undefined;
}

const Plate = memo(function Plate({ item, print, name, won }: PlateProps) {
  const colour = colourOf(item.skinsRarity, item.category);
  return (
    <div className={styles['item']} data-won={won} data-colour={colour} data-plate={item.skinId}>
      <SkinPlate
        image={item.stuffImage}
        print={print}
        alt=""
        colour={colour}
        loading="eager"
        className={styles['plate']}
      >
        {won === 'rare' && <Seal />}
      </SkinPlate>
      {name !== undefined && <span className={styles['name']}>{name}</span>}
    </div>
  );
});

/** The reels: one long strip, or rows of five short ones. */
export const Reels = memo(function Reels({
  reels,
  phase,
  ...moving
}: Moving & { reels: readonly PlannedReel[]; phase: BoxPlay['phase'] }) {
  const shows = showsIn(phase);
  const { places, start } = useOneByOne(
    reels,
    piecesOf(reels, moving.motion),
    shows === 'landed' || moving.motion === 'still',
  );
  const [only, ...others] = places;
  if (only !== undefined && others.length === 0)
    return (
      <Reel key={only.part.id} reel={only.part} built={only.built} shows={shows} start={start} {...moving} />
    );
  return (
    <div className={clsx('page', styles['lanes'])}>
      {places.map((place, index) => (
        // A lane keeps its place whatever strip runs in it.
        // oxlint-disable-next-line react/no-array-index-key
        <div className={styles['lane']} key={index}>
          {place === undefined ? (
            <ReelToCome />
          ) : (
            <Reel
              key={place.part.id}
              reel={place.part}
              built={place.built}
              shows={shows}
              start={start}
              {...moving}
              lane={index % LANES_IN_A_ROW}
            />
          )}
        </div>
      ))}
    </div>
  );
});

/**
 * Without room for names, each plate but the winner is one element. With ten strips this leaves a third of the
 * elements to style, lay out and paint.
 */
const isBare = ({ reach }: ReelShape): boolean => reach === 1;

/** Returns the number of plates rendered per frame. */
const platesInAPiece = (shape: ReelShape): number => (isBare(shape) ? 14 : 7);

/** Returns the number of pieces in which each strip is rendered. */
function piecesOf([reel]: readonly PlannedReel[], motion: Motion): number {
  if (reel === undefined) return 1;
  const { first, last } = platesOf(reel, motion);
  return Math.ceil((last - first + 1) / platesInAPiece(reel.shape));
}

const platesOf = ({ shape, resultHash }: PlannedReel, motion: Motion) =>
  platesInView(shape, resultHash !== undefined && motion === 'moving');

function showsIn(phase: BoxPlay['phase']): Shows {
  if (phase === 'settled') return 'landed';
  return phase === 'landed' || phase === 'revealing' ? phase : 'standing';
}

/** Placeholder as high as a strip. */
const ReelToCome = () => (
  <div className={styles['reel']} aria-hidden="true">
    <div className={styles['item']}>
      <EmptyPlate label="" className={styles['plate']} />
    </div>
  </div>
);
