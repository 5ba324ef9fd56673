import { clsx } from 'clsx';
import { openLogin } from '../../shell/app/modals';
import { finePercent, gems } from '../../shell/i18n/format';
import { isLocked, isWithheld, revealed, usePress } from '../../shell/play';
import { useSession } from '../../shell/session';
import { Button, Gem, Icon } from '../../shell/ui';
import { useSellBackRate } from '../bag/sell-back';
import { ReelClock } from '../boxes/ReelClock';
import { usePolicy } from '../limits/queries';
import type { MoonPlays } from './moon-play';
import type { MoonInfo, MoonPhase } from './queries';
import { useT } from './t';
import { usePhaseName } from './use-phase-name';
import styles from './Pay.module.css';

const MANY = 100;

interface PayBarProps {
  info: MoonInfo;
  /** the phase that a press opens */
  seen: MoonPhase;
  plays: MoonPlays;
  /** what the player saw at a press that was refused as the moon had moved */
  before: MoonPhase | undefined;
  onPress: () => void;
}

/** The price of one opening and the press; while the light comes down, the way to skip that. */
export function PayBar({ info, seen, plays, before, onPress }: PayBarProps) {
  const t = useT();
  const { play, skip } = plays;
  const { token } = useSession();
  const policy = usePolicy();
  const { pressed, press } = usePress(() => (token === undefined ? openLogin() : onPress()));
  const isRunning = play.phase === 'revealing';
  const label = () => {
    if (token === undefined) return t('login');
    if (before !== undefined) return t('openNow');
    return t(revealed(play) === undefined ? 'open' : 'again');
  };
  return (
    <div className={clsx('panel', styles['pay'])}>
      {isRunning ? (
        <div className={styles['run']}>
          <p>{t('running')}</p>
          <ReelClock key={play.order.key} motion={play.motion} />
        </div>
      ) : before === undefined ? (
        <Many info={info} />
      ) : (
        <Moved before={before} now={seen} />
      )}
      <div className={clsx('act-bar', styles['act'])}>
        <span>
          <small>{t('once')}</small>
          <Gem value={'order' in play && isWithheld(play) ? play.order.seen.price : seen.price} size="lg" />
        </span>
        {isRunning && policy.skip ? (
          <Button size="lg" icon="skip" label={t('skip')} onClick={skip} />
        ) : (
          <Button
            variant="play"
            size="lg"
            label={isWithheld(play) || pressed ? t('opening') : label()}
            busy={isWithheld(play) || pressed}
            disabled={isLocked(play)}
            onClick={press}
            data-act="open"
          />
        )}
      </div>
    </div>
  );
}

/** What many openings cost and bring in the long run. */
function Many({ info: { run, phases } }: { info: MoonInfo }) {
  const t = useT();
  const rate = useSellBackRate();
  const price = phases[0]?.price ?? 0;
  // Phases of other prices have no one cost.
  if (run === null || phases.some((phase) => phase.price !== price)) return <span />;
  const value = rounded(MANY * price * run.rtp);
  return (
    <p className="note">
      {t('many', { count: MANY, cost: gems(MANY * price), value: gems(value) })}
      {typeof rate === 'number' && (
        <>
          <br />
          {t('sold', { sold: gems(rounded(value * rate)) })}
        </>
      )}
    </p>
  );
}

const rounded = (value: number) => Math.round(value * 100) / 100;

function Moved({ before, now }: { before: MoonPhase; now: MoonPhase }) {
  const t = useT();
  const nameOf = usePhaseName();
  return (
    <div className={styles['moved']} role="alert">
      <Icon name="warning" />
      <p>
        <b>{t('moved')}</b>
        <small>
          {t('movedText', {
            before: nameOf(before.phase),
            now: nameOf(now.phase),
            chance: finePercent(now.topProbability),
          })}
        </small>
      </p>
    </div>
  );
}
