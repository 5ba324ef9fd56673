import { LAST_TICKET } from '@skins/engine/fairness';
import { count } from '../../shell/i18n/format';
import type { EvidenceProps } from '../../shell/seeds/evidence';
import { StepItem } from './StepItem';
import { useT } from './t';
import { TicketRuler } from './TicketRuler';

/** The last step if the game is unknown: the number on a bare ruler. */
export function PlainOutcomeStep({ evidence: { game }, check }: EvidenceProps) {
  const t = useT();
  const place = t('check.noTable', { ticket: count(check.ticket), last: count(LAST_TICKET) });
  return (
    <StepItem
      step="outcome"
      check={check}
      title={t('check.range')}
      fault={t('check.numberFails')}
      reason={game === undefined ? place : undefined}
    >
      <TicketRuler ticket={check.ticket} />
    </StepItem>
  );
}
