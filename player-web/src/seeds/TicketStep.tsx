import { LAST_TICKET, TICKETS } from '@skins/engine/fairness';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { count } from '../i18n/format';
import { Icon } from '../ui/Icon';
import { RulerZoom } from '../ui/Ruler';
import ruler from '../ui/Ruler.module.css';
import { splitName } from '../ui/rarity';
import type { RollCheck } from './check-roll';
import type { RollEvidence } from './evidence';
import { shortHash } from './short-hash';
import { stretchAround, type Stretch } from './stretch';
import styles from './Fairness.module.css';

/** The ticket on the whole ruler, and the stretch around it magnified. */
export function TicketStep({ evidence, check }: { evidence: RollEvidence; check: RollCheck }) {
  const { t } = useTranslation();
  const { ticket, versionHash } = check;
  const { table, range, item } = evidence;
  const stretch = range && stretchAround(range, table ?? []);
  return (
    <>
      <WholeRuler evidence={evidence} ticket={ticket} />
      {range === undefined || stretch === undefined || item === undefined ? (
        <p className="note">
          {t('seeds.check.noTable', { ticket: count(ticket), last: count(LAST_TICKET) })}
        </p>
      ) : (
        <>
          <RulerZoom from={(stretch.from / TICKETS) * 100} to={(stretch.to / TICKETS) * 100} />
          <Magnified evidence={evidence} ticket={ticket} stretch={stretch} />
          {table === undefined && <p className="note">{t('seeds.check.olderTable')}</p>}
          {versionHash !== undefined && versionHash === evidence.versionHash && (
            <p className={clsx(styles['holds'], styles['sentence'])}>
              <Icon name="check" />
              {t('seeds.check.versionHolds', { hash: shortHash(versionHash, 8, 4) })}
            </p>
          )}
          {ticket >= range.startTicket && ticket < range.endTicket && (
            <p className="note">
              {t('seeds.check.belongs', {
                start: count(range.startTicket),
                ticket: count(ticket),
                end: count(range.endTicket),
                tickets: count(range.endTicket - range.startTicket),
                name: splitName(item.stuffName).name,
              })}
            </p>
          )}
        </>
      )}
    </>
  );
}

/** Every item in the order of its tickets, so that the needle stands where the number really lies. */
function WholeRuler({ evidence, ticket }: { evidence: RollEvidence; ticket: number }) {
  const { t } = useTranslation();
  const part = ticket / LAST_TICKET;
  return (
    <div
      className={styles['needleWrap']}
      style={{ '--at': `${part * 100}%` }}
      data-side={part < 0.3 ? 'left' : 'right'}
      role="img"
      aria-label={t('seeds.check.ruler', { ticket: count(ticket) })}
    >
      <div className={`${ruler['ruler']} ${ruler['lg']}`}>
        {evidence.table?.map(({ skinId, skinsRarity, startTicket, endTicket }) => (
          <i key={skinId} data-rarity={skinsRarity} style={{ '--n': endTicket - startTicket }} />
        ))}
      </div>
      <span className="note">0 – {count(LAST_TICKET)}</span>
      <span className={styles['needle']}>{count(ticket)}</span>
    </div>
  );
}

function Magnified({
  evidence,
  ticket,
  stretch,
}: {
  evidence: RollEvidence;
  ticket: number;
  stretch: Stretch;
}) {
  const width = stretch.to - stretch.from;
  const at = (place: number) => `${((place - stretch.from) / width) * 100}%`;
  const nameOf = (startTicket: number) =>
    evidence.table?.find((item) => item.startTicket === startTicket)?.stuffName ?? '';
  const inside = ticket >= stretch.from && ticket < stretch.to;
  return (
    <>
      <div className={styles['zoomBar']} aria-hidden="true">
        {stretch.parts.map(({ startTicket, rarity, tickets, hit }) => (
          <i
            key={startTicket}
            data-rarity={rarity ?? evidence.item?.skinsRarity}
            data-hit={hit ? '' : undefined}
            style={{ '--n': tickets }}
          >
            <span>{splitName(hit ? (evidence.item?.stuffName ?? '') : nameOf(startTicket)).name}</span>
          </i>
        ))}
        {inside && <span className={styles['zoomNeedle']} style={{ '--at': at(ticket) }} />}
      </div>
      <div className={styles['zoomTicks']} aria-hidden="true">
        {stretch.ticks.map((tick) => (
          <span key={tick} style={{ '--at': at(tick) }} data-edge={edgeOf(tick, stretch)}>
            {count(tick)}
          </span>
        ))}
      </div>
    </>
  );
}

const edgeOf = (tick: number, { from, to }: Stretch) =>
  tick === from ? 'start' : tick === to ? 'end' : undefined;
