import { LAST_TICKET } from '@skins/engine/fairness';
import { clsx } from 'clsx';
import { arcOf } from './dial-timing';
import styles from './TinyRuler.module.css';

/** All numbers on a line: the winning range, and the number's place. The figures are beside it. */
export function TinyRuler({ winUpTo, ticket, wide }: { winUpTo: number; ticket: number; wide?: boolean }) {
  return (
    <span
      className={clsx(styles['ruler'], wide === true && styles['wide'])}
      style={{ '--rate': `${arcOf(winUpTo) * 100}%`, '--at': `${(ticket / LAST_TICKET) * 100}%` }}
      aria-hidden="true"
    />
  );
}
