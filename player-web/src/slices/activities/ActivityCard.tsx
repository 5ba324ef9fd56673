import { moment } from '../../shell/i18n/format';
import { openLogin } from '../../shell/app/modals';
import { useSession } from '../../shell/session';
import { Button, ButtonLink, Icon, SkinPlate, Tag } from '../../shell/ui';
import { RewardName, RewardPlate } from '../signin/RewardPlate';
import { BoxContents } from './BoxContents';
import { PLACES, figureText, kindOf } from './kinds';
import type { Activity, Step } from './queries';
import { useT } from './t';
import { useReceive } from './use-receive';
import styles from './Active.module.css';

/** An activity that gives rewards: what to do, how far the player is, and each step. */
export function ActivityCard({ activity, open }: { activity: Activity; open: boolean }) {
  const t = useT();
  const { token } = useSession();
  const { name, about, image, phase, until, claimUntil, by, steps } = activity;
  const kind = kindOf(activity);
  const claimable = open && activity.claimable > 0;
  return (
    <article className={`panel ${styles['act'] ?? ''}`} data-state={claimable ? 'go' : undefined}>
      <SkinPlate image={image} alt="" className={styles['picture']} />
      <div className={styles['body']}>
        <div className="split">
          <h3 className="name-lg">{name}</h3>
          <Tag label={t(`kind.${kind}`)} />
        </div>
        <p className={styles['about']}>{about}</p>
        <p className={styles['ask']}>
          <span>{t('counted')}</span>
          {t(`asks.${kind}.${by}`)}
        </p>
        {token !== undefined && <Progress activity={activity} />}
        <ul className={styles['steps']}>
          {steps.map((step) => (
            <StepRow key={step.step} activity={activity} step={step} open={open} />
          ))}
        </ul>
        <div className={styles['foot']}>
          <span className={`note ${styles['when'] ?? ''}`}>
            <Icon name="clock" />
            {phase === 'grace'
              ? t('grace', { time: moment(claimUntil) })
              : t('ends', { time: moment(until) })}
          </span>
          {token === undefined ? (
            <Button variant="solid" label={t('login')} onClick={openLogin} />
          ) : (
            phase === 'running' && <ButtonLink href={PLACES[kind]} label={t(`go.${kind}`)} />
          )}
        </div>
      </div>
    </article>
  );
}

function Progress({ activity }: { activity: Activity }) {
  const t = useT();
  const { done, steps } = activity;
  const last = steps.at(-1)?.conditionNum ?? 1;
  const next = steps.find(({ conditionNum }) => done < conditionNum)?.conditionNum ?? last;
  const said = t('of', { done: figureText(activity, done), target: figureText(activity, next) });
  return (
    <div className={styles['progress']}>
      <span className="split note">
        {t('progress')}
        <b>{said}</b>
      </span>
      <progress
        max={last}
        value={Math.min(done, last)}
        data-state={done >= last ? 'complete' : undefined}
        aria-label={t('progress')}
        aria-valuetext={said}
      />
    </div>
  );
}

function StepRow({ activity, step, open }: { activity: Activity; step: Step; open: boolean }) {
  const t = useT();
  const target = figureText(activity, step.conditionNum);
  return (
    <li data-state={step.status}>
      <span className={styles['reward']}>
        <RewardPlate {...step} />
      </span>
      <span className={styles['what']}>
        <b>
          <RewardName {...step} />
        </b>
        <small>{t('step', { n: step.step, target })}</small>
      </span>
      <StepState activity={activity} step={step} open={open} />
      {step.activityRewardType === 'box' && <BoxContents activityId={activity.activityId} step={step.step} />}
    </li>
  );
}

function StepState({ activity, step, open }: { activity: Activity; step: Step; open: boolean }) {
  const t = useT();
  const { busy, press } = useReceive(activity, step);
  if (step.status === 'received')
    return (
      <span className={styles['got']}>
        <Icon name="check" />
        {t('claimed')}
      </span>
    );
  if (step.status !== 'claimable') return null;
  return (
    <Button
      variant="play"
      size="sm"
      label={t('claim')}
      aria-label={t('claimOne', { name: activity.name, n: step.step })}
      busy={busy}
      disabled={!open}
      onClick={press}
    />
  );
}
