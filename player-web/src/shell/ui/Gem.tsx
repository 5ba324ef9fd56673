import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { gems } from '../i18n/format';
import styles from './Gem.module.css';

function GemIcon() {
  return (
    <svg className={styles['icon']} aria-hidden="true" viewBox="0 0 16 16">
      <path fill="currentColor" d="M4 1.500h8L15.500 6 8 15 .5 6z" />
      <path
        d="M.5 6h15M4 1.500L6 6l2 9 2-9 2-4.500"
        fill="none"
        stroke="var(--panel)"
        strokeOpacity=".55"
        strokeWidth=".9"
      />
    </svg>
  );
}

interface GemProps {
  value: number;
  size?: 'lg' | undefined;
  /** in: gained, shown with +; out: spent, shown with −. */
  sign?: 'in' | 'out' | undefined;
  className?: string | undefined;
  /** Draws the amount another way; screen readers still get the amount itself. */
  children?: ReactNode;
}

const SIGNS = { in: '+', out: '−' } as const;

/** Shows an amount of gems: icon, tabular figures, two to four decimals. All amounts use it. */
export function Gem({ value, size, sign, className, children }: GemProps) {
  const { t } = useTranslation();
  return (
    <span className={clsx(styles['gem'], size === 'lg' && styles['lg'], className)} data-sign={sign}>
      <GemIcon />
      <span className="sr-only">
        {t('ui.gems')} {children !== undefined && gems(value)}
      </span>
      {sign !== undefined && SIGNS[sign]}
      {children ?? gems(value)}
    </span>
  );
}
