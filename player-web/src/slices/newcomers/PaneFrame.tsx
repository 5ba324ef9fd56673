import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './FirstDay.module.css';

interface PaneProps {
  /** stage: dark, for play; wall: light, for reading */
  light: 'stage' | 'wall';
  title: string;
  note: ReactNode;
  foot: ReactNode;
  children: ReactNode;
}

/** One step: what it is, and what leads on, which stays in sight. */
export const PaneFrame = ({ light, title, note, foot, children }: PaneProps) => (
  <section className={clsx(light, styles['pane'], light === 'stage' && styles['lit'])}>
    {/* The keyboard scrolls what has no link inside. */}
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
    <div className={styles['body']} tabIndex={0} role="group" aria-label={title}>
      <header className={styles['head']}>
        <h3 className="title-section">{title}</h3>
        <p className="note">{note}</p>
      </header>
      {children}
    </div>
    <div className={styles['foot']}>{foot}</div>
  </section>
);
