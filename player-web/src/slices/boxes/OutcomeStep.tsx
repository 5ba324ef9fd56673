import { TICKETS } from '@skins/engine/fairness';
import { count } from '../../shell/i18n/format';
import type { EvidenceProps } from '../../shell/seeds/evidence';
import { DropProof } from '../drops/DropProof';
import { shortHash } from '../seeds/short-hash';
import { StepItem } from '../seeds/StepItem';
import { TicketRuler } from '../seeds/TicketRuler';
import { Icon, RulerZoom, colourOf, useItemName } from '../../shell/ui';
import type { BoxChoice, BoxEvidence, BoxOutcome, BoxRules } from './box-evidence';
import { stretchAround, type Stretch } from './stretch';
import { useT } from './t';
import styles from './Proof.module.css';

type BoxEvidenceProps = EvidenceProps<BoxRules, BoxChoice, BoxOutcome>;

/** The ticket on the whole ruler, the range around it magnified, and the item that owns the range. */
export function OutcomeStep({ evidence, check }: BoxEvidenceProps) {
  const t = useT();
  const nameOf = useItemName();
  const fault = useFault({ evidence, check });
  const { ticket, rulesHash, verdicts } = check;
  const { outcome, rules } = evidence;
  const range = outcome?.range;
  return (
    <StepItem
      step="outcome"
      check={check}
      title={t('proof.range')}
      fault={fault}
      known={check.brokenRules}
      reason={verdicts.outcome === 'rulesGone' ? t('proof.older') : undefined}
    >
      <TicketRuler ticket={ticket} parts={rules?.items} />
      {range !== undefined && (
        <>
          <Magnified evidence={evidence} ticket={ticket} stretch={stretchAround(range, rules?.items ?? [])} />
          {rulesHash !== undefined && rulesHash === evidence.rulesHash && (
            <p className={styles['holds']}>
              <Icon name="check" />
              {t('proof.rulesHold', { hash: shortHash(rulesHash, 8, 4) })}
            </p>
          )}
          {ticket >= range.startTicket && ticket < range.endTicket && (
            <p className="note">
              {t('proof.belongs', {
                start: count(range.startTicket),
                ticket: count(ticket),
                end: count(range.endTicket),
                count: range.endTicket - range.startTicket,
                name: nameOf({ name: outcome?.stuffName ?? '', exterior: outcome?.exterior ?? '' }),
              })}
            </p>
          )}
        </>
      )}
      {outcome?.drop !== undefined && outcome.drop !== null && (
        <DropProof resultHash={check.resultHash} drop={outcome.drop} price={rules?.price} />
      )}
    </StepItem>
  );
}

/** Returns a text about the first difference found. */
function useFault({ evidence: { outcome, rules, rulesHash }, check }: BoxEvidenceProps): string {
  const t = useT();
  const { ticket } = check;
  const range = outcome?.range;
  if (check.brokenRules !== undefined) return t('proof.rulesOther');
  if (rules !== undefined && check.rulesHash !== rulesHash) return t('proof.rulesFails');
  const published = rules?.items.find(
    ({ startTicket, endTicket }) => startTicket <= ticket && ticket < endTicket,
  );
  if (published !== undefined && published.skinId !== outcome?.skinId) return t('proof.itemFails');
  const isThere =
    range === undefined ||
    (published?.startTicket === range.startTicket && published.endTicket === range.endTicket);
  return isThere
    ? t('proof.itemFails')
    : t('proof.rangeFails', {
        ticket: count(ticket),
        start: count(range.startTicket),
        end: count(range.endTicket),
      });
}

interface MagnifiedProps {
  evidence: BoxEvidence;
  ticket: number;
  stretch: Stretch;
}

function Magnified({ evidence: { outcome, rules }, ticket, stretch }: MagnifiedProps) {
  const width = stretch.to - stretch.from;
  const at = (place: number) => `${((place - stretch.from) / width) * 100}%`;
  const nameOf = useItemName();
  const itemAt = (startTicket: number) => rules?.items.find((item) => item.startTicket === startTicket);
  const named = (item: { stuffName: string; exterior: string } | undefined) =>
    nameOf({ name: item?.stuffName ?? '', exterior: item?.exterior ?? '' });
  const inside = ticket >= stretch.from && ticket < stretch.to;
  return (
    <>
      <RulerZoom from={(stretch.from / TICKETS) * 100} to={(stretch.to / TICKETS) * 100} />
      <div className={styles['zoomBar']} aria-hidden="true">
        {stretch.parts.map(({ startTicket, colour, tickets, hit }) => (
          <i
            key={startTicket}
            data-colour={colour ?? (outcome && colourOf(outcome.skinsRarity, outcome.category))}
            data-hit={hit ? '' : undefined}
            style={{ '--n': tickets }}
          >
            <span>{named(hit ? outcome : itemAt(startTicket))}</span>
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
