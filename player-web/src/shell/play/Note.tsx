import type { ReactNode } from 'react';
import { Icon } from '../ui';
import styles from './Note.module.css';

interface NoteProps {
  title: string;
  text: string;
  /** smaller text at the end */
  more?: ReactNode;
  /** the possible actions */
  children: ReactNode;
}

/** A note beside a play: its outcome and the possible actions. */
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
