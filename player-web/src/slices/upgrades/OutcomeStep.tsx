import { count, finePercent, gems } from '../../shell/i18n/format';
import type { EvidenceProps } from '../../shell/seeds/evidence';
import { StepItem } from '../seeds/StepItem';
import { shortHash } from '../seeds/short-hash';
import type { Terms } from './queries';
import { TinyRuler } from './TinyRuler';
import { useT } from './t';
import type { UpgradeChoice, UpgradeOutcome } from './upgrade-evidence';
import styles from './Proof.module.css';

/** The meaning of the number: the chance recomputed by the rules, and the number's side of its end. */
export function OutcomeStep({ evidence, check }: EvidenceProps<Terms, UpgradeChoice, UpgradeOutcome>) {
  const t = useT();
  const { choice, outcome, rules, rulesHash } = evidence;
  const fault =
    check.brokenRules !== undefined || (rules !== undefined && check.rulesHash !== rulesHash)
      ? t('proof.rulesFail')
      : t('proof.fails');
  return (
    <StepItem step="outcome" check={check} title={t('proof.range')} fault={fault} known={check.brokenRules}>
      {choice !== undefined && outcome !== undefined && (
        <>
          <p className={styles['sum']}>
            <span>
              {gems(choice.stake)} ÷ {gems(choice.targetPrice)} ={' '}
              {finePercent(choice.stake / choice.targetPrice)}
            </span>
            <span>× {t('bar.fee', { fee: finePercent(outcome.fee) })}</span>
            <b>= {finePercent(outcome.rate)}</b>
          </p>
          <TinyRuler winUpTo={outcome.winUpTo} ticket={check.ticket} wide />
          <p>
            {t(check.ticket <= outcome.winUpTo ? 'result.below' : 'result.above', {
              n: count(check.ticket),
              last: count(outcome.winUpTo),
              number: check.numberText,
            })}
          </p>
          {choice.quote !== undefined && (
            <p className="note mono" title={choice.quote}>
              {t('proof.quote', { hash: shortHash(choice.quote, 8, 6) })}
            </p>
          )}
        </>
      )}
    </StepItem>
  );
}
