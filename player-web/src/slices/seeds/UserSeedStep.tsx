import { clsx } from 'clsx';
import { moment } from '../../shell/i18n/format';
import { Icon } from '../../shell/ui/Icon';
import { SeedField } from '../../shell/ui/SeedField';
import { placeText } from './place-text';
import { StepItem } from './StepItem';
import { useT } from './t';
import type { EvidenceCheck } from '../../shell/seeds/verdicts';
import styles from './Fairness.module.css';

const FAULTS = { malformed: 'check.userFails', other: 'check.userOther', log: 'check.userLog' } as const;

/** The origin of the seed: this browser, as it remembers, or another device, as the log says. */
export function UserSeedStep({ check, userSeed }: { check: EvidenceCheck; userSeed: string }) {
  const t = useT();
  const { verdict, fault = 'malformed', known, set } = check.userSeed;
  const place = set?.position === undefined ? '…' : placeText(set.position);
  const when = set && { date: moment(set.time), position: place };
  return (
    <StepItem
      step="userSeed"
      check={check}
      title={t('check.user')}
      fault={t(FAULTS[fault])}
      claimed={fault === 'log' ? known : undefined}
      known={fault === 'log' ? undefined : known}
      reason={verdict === 'setElsewhere' && when ? t('check.setElsewhere', when) : undefined}
    >
      <p className="note">{t('check.userNote')}</p>
      <SeedField label="userSeed" value={userSeed} />
      {verdict === 'holds' && (
        <p className={clsx(styles['holds'], styles['sentence'])}>
          <Icon name="check" />
          {when === undefined ? t('check.derivedHere') : t('check.setHere', when)}
        </p>
      )}
    </StepItem>
  );
}
