import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { count } from '../i18n/format';
import { colourOf } from './colour';
import type { Rarity } from './rarity';
import styles from './Ruler.module.css';

export interface Share {
  rarity: Rarity;
  tickets: number;
}

interface RulerProps {
  /** commonest first: left to right on the ruler */
  shares: readonly Share[];
  size?: 'lg' | undefined;
  /** Accessible label; a standard text by default. */
  label?: string | undefined;
  className?: string | undefined;
}

/** Chances to scale on a ruler from 0 to 16,777,215. */
export function Ruler({ shares, size, label, className }: RulerProps) {
  const { t } = useTranslation();
  return (
    <span
      className={clsx(styles['ruler'], size === 'lg' && styles['lg'], className)}
      role="img"
      aria-label={label ?? t('ui.ruler')}
    >
      {shares.map(({ rarity, tickets }) => {
        const style: CSSProperties & { '--n': number } = { '--n': tickets };
        return <i key={rarity} data-colour={colourOf(rarity)} style={style} />;
      })}
    </span>
  );
}

/** Figures or words under a ruler, spread over its width. */
export function RulerTicks({ marks }: { marks: readonly (string | number)[] }) {
  return (
    <div className={styles['ticks']}>
      {marks.map((mark) => (
        <span key={mark}>{typeof mark === 'number' ? count(mark) : mark}</span>
      ))}
    </div>
  );
}

/** The cone of a magnifier: the range `from` … `to` (percent of the upper ruler) fills the lower one. */
export function RulerZoom({
  from,
  to = 100,
  className,
}: {
  from: number;
  to?: number;
  className?: string | undefined;
}) {
  return (
    <svg
      className={clsx(styles['zoom'], className)}
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M${from} 0L0 10H100L${to} 0Z`} fill="currentColor" opacity=".16" />
      <path
        d={`M${from} 0L0 10M${to} 0L100 10`}
        stroke="currentColor"
        fill="none"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
