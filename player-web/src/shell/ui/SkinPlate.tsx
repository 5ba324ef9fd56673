import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Colour } from './colour';
import styles from './SkinPlate.module.css';

interface SkinPlateProps {
  image: string;
  /** The art printed as a bitmap, its shadow in it, where there is one: cheaper to draw. */
  print?: string | undefined;
  /** Text for those who do not see the picture; empty where the name stands beside it. */
  alt: string;
  colour?: Colour | undefined;
  /** eager: for what is on screen first, such as a reel. */
  loading?: 'lazy' | 'eager' | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** A lit plate with the art of one skin. */
export function SkinPlate({
  image,
  print,
  alt,
  colour,
  loading = 'lazy',
  className,
  children,
}: SkinPlateProps) {
  return (
    <span
      className={clsx(styles['plate'], print !== undefined && styles['printed'], className)}
      data-colour={colour}
    >
      <img
        src={print ?? image}
        width={512}
        height={288}
        loading={loading}
        decoding="async"
        draggable={false}
        alt={alt}
      />
      {children}
    </span>
  );
}

type BarePlateProps = Pick<SkinPlateProps, 'image' | 'print' | 'colour' | 'className'> & {
  /** The skin that it shows. */
  'data-plate'?: string;
};

/** The same plate in a single element, for a hundred at once: nothing lies on it, and nobody needs its words. */
export function BarePlate({ image, print, colour, className, ...data }: BarePlateProps) {
  return (
    <img
      {...data}
      src={print ?? image}
      className={clsx(styles['bare'], print !== undefined && styles['print'], className)}
      data-colour={colour}
      decoding="async"
      draggable={false}
      alt=""
    />
  );
}

/** A place where no skin is yet. */
export function EmptyPlate({ label, className }: { label: string; className?: string | undefined }) {
  return <span className={clsx(styles['plate'], styles['empty'], className)}>{label}</span>;
}
