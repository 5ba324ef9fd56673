import { clsx } from 'clsx';
import { allTickets, count, ticketPercent } from '../i18n/format';
import styles from './Ticket.module.css';

/** Odds as percent, as one in n, and as exact tickets. */
export function Ticket({
  tickets,
  tint,
  className,
}: {
  tickets: number;
  tint?: boolean | undefined;
  className?: string | undefined;
}) {
  return (
    <span className={clsx(styles['ticket'], tint === true && styles['tint'], className)}>
      <b>{ticketPercent(tickets)}</b>
      <span>≈ 1 / {tickets === 0 ? '—' : count(Math.round(allTickets / tickets))}</span>
      <small>
        {count(tickets)} / {count(allTickets)}
      </small>
    </span>
  );
}
