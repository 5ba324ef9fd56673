import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { count } from '../i18n/format';
import { Icon } from '../ui/Icon';
import { SeedField } from '../ui/SeedField';
import { Steps } from '../ui/Steps';
import { STEPS, type RollCheck, type Step } from './check-roll';
import type { RollEvidence } from './evidence';
import { shortHash } from './short-hash';
import { TicketStep } from './TicketStep';
import styles from './Fairness.module.css';

export interface FairnessStepsProps {
  evidence: RollEvidence;
  check: RollCheck;
}

/** The recomputation in five numbered steps. A step that differs from what is claimed says so in red. */
export function FairnessSteps({ evidence, check }: FairnessStepsProps) {
  const { t } = useTranslation();
  const { verdicts, resultHash, ticket, numberText } = check;
  const { userSeed, serverSeed } = evidence;
  return (
    <Steps className={styles['steps']} label={t('seeds.check.steps')}>
      <StepItem
        step="userSeed"
        check={check}
        title={t('seeds.check.user')}
        fault={t('seeds.check.userFails')}
      >
        <p className="note">{t('seeds.check.userNote')}</p>
        <SeedField label="userSeed" value={userSeed} />
      </StepItem>
      <StepItem
        step="commitment"
        check={check}
        title={t(verdicts.commitment === 'holds' ? 'seeds.check.server' : 'seeds.check.serverComputed')}
        fault={t('seeds.check.serverFails')}
        claimed={evidence.serverHash}
      >
        <p className="note">{t('seeds.check.serverNote')}</p>
        <SeedField label="serverSeed" value={serverSeed} />
        <p className={styles[verdicts.commitment === 'holds' ? 'holds' : 'plain']}>
          {verdicts.commitment === 'holds' && (
            <>
              <Icon name="check" />
              {t('seeds.check.matches')}
            </>
          )}{' '}
          <code className="mono" title={check.serverHash}>
            SHA-256(serverSeed) = {shortHash(check.serverHash, 8, 6)}
          </code>
        </p>
        {verdicts.commitment === 'holds' && evidence.seenHash !== undefined && (
          <p className={clsx(styles['holds'], styles['sentence'])}>
            <Icon name="eye" />
            {t('seeds.check.seen')}
          </p>
        )}
      </StepItem>
      <StepItem
        step="resultHash"
        check={check}
        title={t('seeds.check.joined')}
        fault={t('seeds.check.joinedFails')}
        claimed={evidence.resultHash}
      >
        <p className="note mono">
          SHA-256( <b>{userSeed}</b> + {shortHash(serverSeed, 8, 6)} )
        </p>
        <SeedField label="resultHash" value={resultHash} markFirst={6} />
      </StepItem>
      <StepItem
        step="number"
        check={check}
        title={t('seeds.check.number')}
        fault={t('seeds.check.numberFails')}
        claimed={[evidence.ticket === undefined ? undefined : count(evidence.ticket), evidence.number]
          .filter((part) => part !== undefined)
          .join(' · ')}
      >
        <div className={styles['equation']}>
          <span>
            <small>{t('seeds.check.hex')}</small>
            <code className="mono">{resultHash.slice(0, 6)}</code>
          </span>
          <span>=</span>
          <span>
            <small>{t('seeds.check.n')}</small>
            <b>{count(ticket)}</b>
          </span>
          <span>÷ {count(0xffffff)} =</span>
          <span>
            <small>{t('seeds.check.truncated')}</small>
            <b>{numberText}</b>
          </span>
        </div>
      </StepItem>
      <StepItem
        step="range"
        check={check}
        title={t('seeds.check.range')}
        fault={t('seeds.check.rangeFails', {
          ticket: count(ticket),
          start: count(evidence.range?.startTicket ?? 0),
          end: count(evidence.range?.endTicket ?? 0),
        })}
      >
        <TicketStep evidence={evidence} check={check} />
      </StepItem>
    </Steps>
  );
}

interface StepItemProps {
  step: Step;
  check: RollCheck;
  title: string;
  /** What to say when the step fails. */
  fault: string;
  /** What the record says instead. */
  claimed?: string | undefined;
  children: ReactNode;
}

function StepItem({ step, check, title, fault, claimed, children }: StepItemProps) {
  const { t } = useTranslation();
  const verdict = check.verdicts[step];
  return (
    <li className={clsx('stack', styles['step'])} data-step={STEPS.indexOf(step) + 1} data-verdict={verdict}>
      <h3 className="title-card">{title}</h3>
      {children}
      {verdict === 'fails' && (
        <p className={styles['fails']} role="alert">
          <Icon name="warning" />
          <b>{fault}</b>
          {claimed !== undefined && claimed !== '' && (
            <code className="mono">{t('seeds.check.recorded', { value: claimed })}</code>
          )}
        </p>
      )}
    </li>
  );
}
