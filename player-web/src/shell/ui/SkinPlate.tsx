import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Colour } from './colour';
import styles from './SkinPlate.module.css';

interface SkinPlateProps {
  image: string;
  /** A bitmap of the art with its shadow, if there is one: cheaper to paint. */
  print?: string | undefined;
  /** Alternative text; empty if the name is beside the picture. */
  alt: string;
  colour?: Colour | undefined;
  /** eager: for the first visible content, such as a reel. */
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

type BarePlateProps = Pick<SkinPlateProps, 'image' | 'print' | 'colour' | 'loading' | 'className'> & {
  /** the id of the skin */
  'data-plate'?: string;
};

/** The same plate as a single element, for a hundred at once: without overlay and alternative text. */
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

/** An empty place for a skin. */
export function EmptyPlate({ label, className }: { label: string; className?: string | undefined }) {
  return <span className={clsx(styles['plate'], styles['empty'], className)}>{label}</span>;
}
