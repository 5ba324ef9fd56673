import { useRef, useState } from 'react';
import { openLogin } from '../../shell/app/modals';
import { count } from '../../shell/i18n/format';
import { commandKey } from '../../shell/net';
import { useSession } from '../../shell/session';
import { Button, Icon, failureText, toast } from '../../shell/ui';
import { type Milestone, type Season, takeMilestone } from './queries';
import { RewardName, RewardPicture, useRewardText } from './Reward';
import { useT } from './t';
import styles from './Season.module.css';

/** The milestones of the season, by radishes earned: spent ones count too. */
export function Milestones({ season }: { season: Season }) {
  const t = useT();
  const { milestones, earned } = season;
  const last = milestones.at(-1)?.radishes ?? 1;
  return (
    <section>
      <div className="section-head">
        <h2 className="title-section">{t('miles.title')}</h2>
        <p className="note">{t('miles.lede', { earned: count(earned) })}</p>
      </div>
      <div className={`panel ${styles['miles'] ?? ''}`}>
        <progress max={last} value={Math.min(earned, last)} aria-label={t('miles.title')} />
        <ol>
          {milestones.map((milestone) => (
            <Mile key={milestone.radishes} milestone={milestone} season={season} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Mile({ milestone, season }: { milestone: Milestone; season: Season }) {
  const t = useT();
  return (
    <li data-state={milestone.state}>
      <RewardPicture {...milestone} />
      <b>{t('miles.need', { amount: count(milestone.radishes), radish: season.radishName })}</b>
      <span>
        <RewardName {...milestone} />
      </span>
      <MileState milestone={milestone} season={season} />
    </li>
  );
}

function MileState({ milestone: { radishes, state }, season }: { milestone: Milestone; season: Season }) {
  const t = useT();
  if (state === 'received')
    return (
      <span className={styles['got']}>
        <Icon name="check" />
        {t('miles.got')}
      </span>
    );
  if (state === 'lost') return <span className="note">{t('miles.lost')}</span>;
  if (state === 'reached' && season.state === 'running')
    return <Take radishes={radishes} rulesHash={season.rulesHash} />;
  return (
    <span className="note">{t('miles.ahead', { amount: count(Math.max(0, radishes - season.earned)) })}</span>
  );
}

function Take({ radishes, rulesHash }: { radishes: number; rulesHash: string }) {
  const t = useT();
  const textOf = useRewardText();
  const { token } = useSession();
  const [busy, setBusy] = useState(false);
  // Kept on every retry, so that the milestone is received once.
  const key = useRef(commandKey());
  const take = async () => {
    if (token === undefined) return openLogin();
    setBusy(true);
    try {
      toast.ok(
        t('miles.took', { name: textOf(await takeMilestone({ key: key.current, radishes, rulesHash })) }),
      );
    } catch (error) {
      key.current = commandKey();
      toast.error(t('miles.failed'), { text: failureText(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="sm"
      variant="solid"
      label={t('miles.take')}
      aria-label={t('miles.takeOne', { amount: count(radishes) })}
      busy={busy}
      onClick={() => void take()}
    />
  );
}
