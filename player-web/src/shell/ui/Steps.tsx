import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Steps.module.css';

interface StepsProps {
  label?: string;
  className?: string | undefined;
  /** list items */
  children: ReactNode;
}

/** Numbered steps, connected by a line. */
export const Steps = ({ label, className, children }: StepsProps) => (
  <ol className={clsx(styles['steps'], className)} aria-label={label}>
    {children}
  </ol>
);
