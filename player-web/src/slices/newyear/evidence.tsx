import { count } from '../../shell/i18n/format';
import { queries } from '../../shell/net';
import type { EvidenceProps, GameEvidence } from '../../shell/seeds/evidence';
import { Gem } from '../../shell/ui';
import { StepItem } from '../seeds/StepItem';
import { TicketRuler } from '../seeds/TicketRuler';
import { type Rules, rulesQuery } from './queries';
import { RewardName, RewardPicture, useRewardText } from './Reward';
import {
  type DrawChoice,
  type DrawOutcome,
  type DrawProof,
  chosenDraw,
  follows,
  hashOfRules,
  isImpossible,
} from './season-evidence';
import { useT } from './t';

export const evidence: GameEvidence<Rules, DrawChoice, DrawOutcome> = {
  async findRules({ rulesHash }) {
    return rulesHash === undefined ? undefined : queries.fetchQuery(rulesQuery(rulesHash));
  },
  hashOf: hashOfRules,
  chosen: chosenDraw,
  follows,
  isImpossible,
  /** The record does not tell which item a prize became. */
  ofItems: () => Promise.resolve(new Map<string, DrawProof>()),
  Occasion,
  OutcomeStep,
  Prize,
};

function Occasion({ evidence: { choice } }: { evidence: DrawProof }) {
  const t = useT();
  return choice === undefined ? null : t('proof.season', { spent: count(choice.spent) });
}

/** The number on the ruler of all tickets, and the prize whose range holds it. */
function OutcomeStep({ evidence, check }: EvidenceProps<Rules, DrawChoice, DrawOutcome>) {
  const t = useT();
  const textOf = useRewardText();
  const { outcome, rules, rulesHash } = evidence;
  const fault =
    check.brokenRules !== undefined || (rules !== undefined && check.rulesHash !== rulesHash)
      ? t('proof.rulesFail')
      : t('proof.fails');
  return (
    <StepItem step="outcome" check={check} title={t('proof.range')} fault={fault} known={check.brokenRules}>
      <TicketRuler ticket={check.ticket} parts={undefined} />
      {outcome !== undefined && (
        <p className="note">
          {t('proof.belongs', {
            start: count(outcome.startTicket),
            ticket: count(check.ticket),
            end: count(outcome.endTicket),
            name: textOf(outcome),
          })}
        </p>
      )}
    </StepItem>
  );
}

/** The prize beside its proof. */
function Prize({ evidence: { outcome } }: { evidence: DrawProof }) {
  if (outcome === undefined) return null;
  return (
    <div className="stack">
      <RewardPicture {...outcome} />
      <p className="name-lg">
        <RewardName {...outcome} />
      </p>
      {outcome.worth > 0 && outcome.activityRewardType !== 'diamond' && <Gem value={outcome.worth} />}
    </div>
  );
}
