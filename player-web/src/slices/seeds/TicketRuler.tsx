import { LAST_TICKET, type TicketRange } from '@skins/engine/fairness';
import { count } from '../../shell/i18n/format';
import ruler from '../../shell/ui/Ruler.module.css';
import { colourOf } from '../../shell/ui/colour';
import { useT } from './t';
import styles from './TicketRuler.module.css';

interface TicketRulerProps {
  ticket: number;
  /** The meaning of the tickets, in order; without it the ruler is bare. */
  parts?: readonly (TicketRange & { readonly skinsRarity: string; readonly category: string })[] | undefined;
}

/** The whole ruler of tickets, with a needle at the number's exact place. */
export function TicketRuler({ ticket, parts }: TicketRulerProps) {
  const t = useT();
  const part = ticket / LAST_TICKET;
  return (
    <div
      className={styles['needleWrap']}
      style={{ '--at': `${part * 100}%` }}
      data-side={part < 0.3 ? 'left' : 'right'}
      role="img"
      aria-label={t('check.ruler', { ticket: count(ticket) })}
    >
      <div className={`${ruler['ruler']} ${ruler['lg']}`}>
        {parts?.map(({ skinsRarity, category, startTicket, endTicket }) => (
          <i
            key={startTicket}
            data-colour={colourOf(skinsRarity, category)}
            style={{ '--n': endTicket - startTicket }}
          />
        ))}
      </div>
      <span className="note">0 – {count(LAST_TICKET)}</span>
      <span className={styles['needle']}>{count(ticket)}</span>
    </div>
  );
}
