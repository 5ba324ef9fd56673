import { reduced } from '@skins/engine/fairness';
import { clsx } from 'clsx';
import { TICKETS, count, ticketPercent } from '../i18n/format';
import styles from './Ticket.module.css';

/** Returns the exact odds in lowest terms. */
function lowestTerms(tickets: number): string {
  const { numerator, denominator } = reduced(BigInt(tickets), BigInt(TICKETS));
  return `${count(Number(numerator))} / ${count(Number(denominator))}`;
}

/** Odds as percent, as one in n, and as exact tickets; the tooltip has lowest terms. */
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
    <span
      className={clsx(styles['ticket'], tint === true && styles['tint'], className)}
      title={lowestTerms(tickets)}
    >
      <b>{ticketPercent(tickets)}</b>
      <span>≈ 1 / {tickets === 0 ? '—' : count(Math.round(TICKETS / tickets))}</span>
      <small>
        {count(tickets)} / {count(TICKETS)}
      </small>
    </span>
  );
}
