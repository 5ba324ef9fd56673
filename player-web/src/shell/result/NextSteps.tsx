import type { ReactNode } from 'react';
import styles from './NextSteps.module.css';

interface NextStepsProps {
  /** The one or two main steps. */
  main: ReactNode;
  /** Quieter steps, in one row. */
  more?: ReactNode;
  note?: string | undefined;
}

/** What can be done with a result, in two rows. */
export function NextSteps({ main, more, note }: NextStepsProps) {
  return (
    <div className={styles['steps']}>
      <div className={styles['main']}>{main}</div>
      {more !== undefined && <div className={styles['more']}>{more}</div>}
      {note !== undefined && <p className="note">{note}</p>}
    </div>
  );
}
