import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../../shell/ui/Icon';
import { useT } from './t';
import { type EvidenceCheck, type Step, isUnchecked } from '../../shell/seeds/verdicts';
import styles from './Fairness.module.css';

interface StepItemProps {
  step: Step;
  check: EvidenceCheck;
  title: string;
  /** The message if the step fails. */
  fault: string;
  /** The differing value in the record. */
  claimed?: string | undefined;
  /** The differing value known to this browser. */
  known?: string | undefined;
  /** Why it was not checked, if there is more to say than the usual text. */
  reason?: string | undefined;
  children: ReactNode;
}

/** One numbered step. It states the difference, or why it could not be checked. */
export function StepItem({ step, check, title, fault, claimed, known, reason, children }: StepItemProps) {
  const t = useT();
  const verdict = check.verdicts[step];
  return (
    <li
      className={clsx('stack', styles['step'])}
      data-step={check.steps.indexOf(step) + 1}
      data-verdict={isUnchecked(verdict) ? 'unchecked' : verdict}
    >
      <h3 className="title-card">{title}</h3>
      {children}
      {isUnchecked(verdict) && (
        <p className={clsx(styles['unchecked'], styles['sentence'])}>
          <Icon name="info" />
          {reason ?? t(`check.unchecked.${verdict}`)}
        </p>
      )}
      {verdict === 'fails' && (
        <p className={styles['fails']} role="alert">
          <Icon name="warning" />
          <b>{fault}</b>
          {claimed !== undefined && claimed !== '' && (
            <code className="mono">{t('check.recorded', { value: claimed })}</code>
          )}
          {known !== undefined && <code className="mono">{t('check.known', { value: known })}</code>}
        </p>
      )}
    </li>
  );
}
