import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Facts.module.css';

interface Fact {
  name: string;
  value: ReactNode;
}

interface FactsProps {
  facts: readonly Fact[];
  /** above: the name over the figure; beside: a list of names and values. */
  names?: 'above' | 'beside' | undefined;
  even?: boolean | undefined;
  ruled?: boolean | undefined;
  size?: 'lg' | undefined;
  className?: string | undefined;
}

/** Figures with their labels. */
export function Facts({ facts, names = 'above', even, ruled, size, className }: FactsProps) {
  return (
    <dl
      className={clsx(
        names === 'above' ? styles['facts'] : styles['kv'],
        even === true && styles['even'],
        ruled === true && styles['ruled'],
        size === 'lg' && styles['lg'],
        className,
      )}
    >
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
