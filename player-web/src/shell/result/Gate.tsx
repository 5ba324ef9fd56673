import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Colour } from '../ui/colour';
import { Seal } from '../ui/Seal';
import { SkinPlate } from '../ui/SkinPlate';
import type { Grade } from './grade';
import styles from './Gate.module.css';

interface GateProps {
  image: string;
  /** Stands on the plate instead of the image. */
  art?: ReactNode;
  colour: Colour;
  grade: Grade;
  /** Rare in this box: its chance is one in a hundred or less. */
  rare: boolean;
}

/** Lamps over the gate, by grade. */
const LAMPS: Readonly<Record<Grade, number>> = { loss: 0, even: 1, good: 1, rare: 2, gold: 3 };
const RINGS: Readonly<Record<Grade, number>> = { loss: 0, even: 0, good: 0, rare: 1, gold: 2 };

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The lit opening in which a result stands. A loss and a small gain stay on the plate of the reel. */
export function Gate({ image, art, colour, grade, rare }: GateProps) {
  const plain = grade === 'loss' || grade === 'even';
  return (
    <div className={styles['gate']} data-grade={grade}>
      {LAMPS[grade] > 0 && (
        <span className={styles['lamps']} data-lamps={LAMPS[grade]} aria-hidden="true">
          {times(LAMPS[grade]).map((lamp) => (
            <i key={lamp} />
          ))}
        </span>
      )}
      {art !== undefined ? (
        <span className={styles['drawn']}>{art}</span>
      ) : plain ? (
        <SkinPlate
          image={image}
          alt=""
          colour={grade === 'loss' ? undefined : colour}
          loading="eager"
          className={styles['plate']}
        />
      ) : (
        <>
          <span className={styles['floor']} />
          <span className={styles['light']} />
          {times(RINGS[grade]).map((ring) => (
            <span key={ring} className={clsx(styles['ring'], ring > 0 && styles['outer'])} />
          ))}
          <img
            className={styles['art']}
            src={image}
            width={512}
            height={288}
            alt=""
            decoding="async"
            draggable={false}
          />
        </>
      )}
      {rare && (
        <span className={styles['seal']}>
          <Seal />
        </span>
      )}
    </div>
  );
}
