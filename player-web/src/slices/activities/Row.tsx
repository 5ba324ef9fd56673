import { count, moment } from '../../shell/i18n/format';
import { useServerNow } from '../../shell/net/clock';
import { useSession } from '../../shell/session';
import { SkinPlate } from '../../shell/ui';
import { hoursLeft } from '../../shell/ui/time-left';
import { figureText, kindOf } from './kinds';
import type { Activity } from './queries';
import { Remind } from './Remind';
import { useT } from './t';
import { rewardText } from './use-receive';
import styles from './Active.module.css';

/** An activity that comes, or is over, in one line. */
export function Row({ activity }: { activity: Activity }) {
  const t = useT();
  const { name, image, phase, from, until, by, steps } = activity;
  const kind = kindOf(activity);
  return (
    <li data-phase={phase}>
      <SkinPlate image={image} alt="" />
      <span>
        <b>{name}</b>
        <small>
          {t(`asks.${kind}.${by}`)} ·{' '}
          {steps.map((step) => `${figureText(activity, step.conditionNum)}: ${rewardText(step)}`).join(' · ')}
        </small>
      </span>
      {phase === 'coming' ? (
        <>
          <Coming from={from} />
          <Remind activity={activity} />
        </>
      ) : (
        <span className={styles['time']}>
          <Mine activity={activity} />
          <small>
            {t('spanned', { from: moment(from), until: moment(until) })}
            <br />
            {t('given', { given: count(activity.given) })}
          </small>
        </span>
      )}
    </li>
  );
}

function Coming({ from }: { from: number }) {
  const t = useT();
  const left = from - useServerNow();
  return (
    <span className={styles['time']}>
      <b>{t('begins', { time: moment(from) })}</b>
      <small>{t('beginsIn', { left: hoursLeft(left) })}</small>
    </span>
  );
}

/** What the player received of an activity that is over. */
function Mine({ activity: { steps } }: { activity: Activity }) {
  const t = useT();
  const { token } = useSession();
  if (token === undefined) return null;
  const received = steps.findLast(({ receivedAt }) => receivedAt !== null)?.receivedAt ?? null;
  return <b>{received === null ? t('missed') : t('claimedAt', { time: moment(received) })}</b>;
}
