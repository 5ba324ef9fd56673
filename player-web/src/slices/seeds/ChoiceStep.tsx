import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../../shell/ui/Icon';
import { StepItem } from './StepItem';
import { useT } from './t';
import type { EvidenceCheck } from '../../shell/seeds/verdicts';
import styles from './Fairness.module.css';

/** Compares the recorded choice with the one sent by this browser: a shop that knows the seeds could record another. */
export function ChoiceStep({ check, children }: { check: EvidenceCheck; children: ReactNode }) {
  const t = useT();
  const { verdicts, chosen, sent } = check;
  return (
    <StepItem
      step="choice"
      check={check}
      title={t('check.choice')}
      fault={t('check.choiceFails')}
      claimed={chosen}
      known={verdicts.choice === 'fails' ? sent : undefined}
    >
      <p className="note">{t('check.choiceNote')}</p>
      <p>{children}</p>
      {verdicts.choice === 'holds' && (
        <p className={clsx(styles['holds'], styles['sentence'])}>
          <Icon name="check" />
          {t('check.choiceHolds')}
        </p>
      )}
    </StepItem>
  );
}
