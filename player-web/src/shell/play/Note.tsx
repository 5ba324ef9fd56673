import type { ReactNode } from 'react';
import { Icon } from '../ui';
import styles from './Note.module.css';

interface NoteProps {
  title: string;
  text: string;
  /** further down and small */
  more?: ReactNode;
  /** what can be done */
  children: ReactNode;
}

/** Beside a play: what it came to, and what to do. */
export function Note({ title, text, more, children }: NoteProps) {
  return (
    <div className={`panel ${styles['note']}`} role="alert">
      <Icon name="warning" />
      <div>
        <b>{title}</b>
        <p>{text}</p>
        {more !== undefined && <p className="note">{more}</p>}
      </div>
      <div className="cluster">{children}</div>
    </div>
  );
}
