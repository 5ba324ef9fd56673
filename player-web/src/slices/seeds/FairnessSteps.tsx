import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { count } from '../../shell/i18n/format';
import { Icon } from '../../shell/ui/Icon';
import { SeedField } from '../../shell/ui/SeedField';
import { Steps } from '../../shell/ui/Steps';
import type { Evidence } from '../../shell/seeds/evidence';
import { shortHash } from './short-hash';
import { StepItem } from './StepItem';
import { useT } from './t';
import { UserSeedStep } from './UserSeedStep';
import type { EvidenceCheck } from '../../shell/seeds/verdicts';
import styles from './Fairness.module.css';

interface FairnessStepsProps {
  evidence: Evidence;
  /** The commitment was shown on this device before, and not typed by hand. */
  seen?: boolean | undefined;
  check: EvidenceCheck;
  /** The first step, if there was a choice. */
  choiceStep?: ReactNode;
  /** The last step, rendered by the game. */
  outcomeStep: ReactNode;
}

/** The recomputation in numbered steps. A step that differs from the claim is marked in red. */
export function FairnessSteps({ evidence, check, choiceStep, outcomeStep, seen = true }: FairnessStepsProps) {
  const t = useT();
  const { userSeed, serverSeed } = evidence;
  return (
    <Steps className={styles['steps']} label={t('check.steps')}>
      {choiceStep}
      <UserSeedStep check={check} userSeed={userSeed} />
      <CommitmentStep evidence={evidence} check={check} seen={seen} />
      <StepItem
        step="resultHash"
        check={check}
        title={t('check.joined')}
        fault={t('check.joinedFails')}
        claimed={evidence.resultHash}
      >
        <p className="note mono">
          SHA-256( <b>{userSeed}</b> + {shortHash(serverSeed, 8, 6)} )
        </p>
        <SeedField label="resultHash" value={check.resultHash} markFirst={6} />
      </StepItem>
      <NumberStep evidence={evidence} check={check} />
      {outcomeStep}
    </Steps>
  );
}

type StepProps = Pick<FairnessStepsProps, 'evidence' | 'check'>;

/** The server seed against the commitment that was shown before. */
function CommitmentStep({ evidence, check, seen }: StepProps & { seen: boolean }) {
  const t = useT();
  const { verdicts } = check;
  return (
    <StepItem
      step="commitment"
      check={check}
      title={t(verdicts.commitment === 'holds' ? 'check.server' : 'check.serverComputed')}
      fault={t(check.brokenCommitment === undefined ? 'check.serverFails' : 'check.seenFails')}
      claimed={check.brokenCommitment === undefined ? evidence.serverHash : undefined}
      known={check.brokenCommitment}
    >
      <p className="note">{t('check.serverNote')}</p>
      <SeedField label="serverSeed" value={evidence.serverSeed} />
      <p className={verdicts.commitment === 'holds' ? styles['holds'] : undefined}>
        {verdicts.commitment === 'holds' && (
          <>
            <Icon name="check" />
            {t('check.matches')}
          </>
        )}{' '}
        <code className="mono" title={check.serverHash}>
          SHA-256(serverSeed) = {shortHash(check.serverHash, 8, 6)}
        </code>
      </p>
      {verdicts.commitment === 'holds' && seen && (
        <p className={clsx(styles['holds'], styles['sentence'])}>
          <Icon name="eye" />
          {t('check.seen')}
        </p>
      )}
    </StepItem>
  );
}

/** The first six hex digits of the result, as a number. */
function NumberStep({ evidence, check }: StepProps) {
  const t = useT();
  const { resultHash, ticket, numberText } = check;
  return (
    <StepItem
      step="number"
      check={check}
      title={t('check.number')}
      fault={t('check.numberFails')}
      claimed={[evidence.ticket === undefined ? undefined : count(evidence.ticket), evidence.number]
        .filter((part) => part !== undefined)
        .join(' · ')}
    >
      <div className={styles['equation']}>
        <span>
          <small>{t('check.hex')}</small>
          <code className="mono">{resultHash.slice(0, 6)}</code>
        </span>
        <span>=</span>
        <span>
          <small>{t('check.n')}</small>
          <b>{count(ticket)}</b>
        </span>
        <span>÷ {count(0xffffff)} =</span>
        <span>
          <small>{t('check.truncated')}</small>
          <b>{numberText}</b>
        </span>
      </div>
    </StepItem>
  );
}
