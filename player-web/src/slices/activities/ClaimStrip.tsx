import { moment } from '../../shell/i18n/format';
import { Button, SkinPlate } from '../../shell/ui';
import type { Activities, Activity, Step } from './queries';
import { useT } from './t';
import { rewardText, useReceive } from './use-receive';
import styles from './Active.module.css';

/** On phones: the first step that can be received, within the first screen. */
export function ClaimStrip({ shown: { open, activities } }: { shown: Activities }) {
  const [first] = activities.flatMap((activity) =>
    activity.steps.flatMap((step) => (open && step.status === 'claimable' ? [{ activity, step }] : [])),
  );
  return first === undefined ? null : <Strip {...first} />;
}

function Strip({ activity, step }: { activity: Activity; step: Step }) {
  const t = useT();
  const { busy, press } = useReceive(activity, step);
  return (
    <div className={`panel ${styles['strip'] ?? ''}`}>
      <SkinPlate image={activity.image} alt="" loading="eager" />
      <span>
        <b>{t('claimNow', { name: activity.name, n: step.step })}</b>
        <small>
          {rewardText(step)} · {t('ends', { time: moment(activity.claimUntil) })}
        </small>
      </span>
      <Button variant="play" label={t('claim')} busy={busy} onClick={press} />
    </div>
  );
}
