import { clsx } from 'clsx';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { useTranslation } from 'react-i18next';
import { count, gems } from '../../shell/i18n/format';
import { useServerNow } from '../../shell/net/clock';
import { isWithheld, revealed, usePlay } from '../../shell/play';
import { FailureNote } from '../../shell/play/FailureNote';
import { useSession } from '../../shell/session';
import { Facts } from '../../shell/ui';
import { ActBar } from './ActBar';
import { Cabinet } from './Cabinet';
import { dayAndTime, daysAndRest } from './dates';
import { type Season, refreshSeason } from './queries';
import { Radish } from './Radish';
import { type DrawPlay, seasonGame } from './season-play';
import { useRadishes } from './use-radishes';
import { useT } from './t';
import { WonSkin } from './WonSkin';
import styles from './Season.module.css';

/** The night stage: the season, its cabinet of prizes with the lamp, and the press. */
export function Stage({ season }: { season: Season }) {
  const t = useT();
  const { token } = useSession();
  const plays = usePlay(seasonGame);
  const { play } = plays;
  const radishes = useRadishes(season, play);
  const spent = radishes.draws === season.draws ? season.spent : season.spent + season.cost;
  return (
    <section
      className={clsx('stage', styles['stage'])}
      aria-label={season.name}
      data-phase={play.phase}
      data-state={season.state}
    >
      <div className={clsx('page', styles['in'])}>
        <Breadcrumb here={season.name} />
        <div className={styles['head']}>
          <div>
            <h1 className={styles['title']}>{season.name}</h1>
            <p className={styles['lede']}>{season.lede}</p>
          </div>
          <Dates season={season} />
          {token !== undefined && (
            <ul className={styles['way']}>
              <li>
                <Radish season={season} amount={radishes.held} />
                <small>{t('have')}</small>
              </li>
              <li>
                <b>{count(season.earned)}</b>
                <small>{t('earned')}</small>
              </li>
              <li>
                <b>{count(spent)}</b>
                <small>
                  {t('spent')} · {t('draws', { count: radishes.draws })}
                </small>
              </li>
            </ul>
          )}
        </div>
        <Cabinet
          season={season}
          play={play}
          shown={token === undefined ? season.cost : radishes.held}
          visitor={token === undefined}
        />
        <ActBar season={season} plays={plays} held={radishes.held} />
        {play.phase === 'idle' && play.failure !== undefined && (
          <FailureNote failure={play.failure} plays={plays} onRefresh={refreshSeason} />
        )}
      </div>
      <Won play={play} from={season.name} onDone={plays.dismiss} />
      <p className="sr-only" role="status">
        {isWithheld(play) ? t('act.locked') : ''}
      </p>
    </section>
  );
}

/** A won skin rises over the stage, as every skin does. */
function Won({ play, from, onDone }: { play: DrawPlay; from: string; onDone: () => void }) {
  const outcome = revealed(play);
  if (outcome === undefined || outcome.activityRewardType !== 'skins' || !('motion' in play)) return null;
  return (
    <WonSkin
      key={play.order.key}
      outcome={outcome}
      from={from}
      motion={play.motion}
      locked={play.phase === 'landed'}
      onDone={onDone}
    />
  );
}

/** The window, the time left, and the mean worth of a draw. */
function Dates({ season: { state, from, until, average } }: { season: Season }) {
  const t = useT();
  const { language } = useTranslation().i18n;
  const now = useServerNow();
  const { days, rest } = daysAndRest((state === 'before' ? from : until) - now);
  const left = days === 0 ? rest : t('daysLeft', { days: count(days), rest });
  const isOver = state === 'over' || now >= until;
  return (
    <Facts
      className={styles['facts']}
      facts={[
        {
          name: t('window'),
          value: t('windowText', { from: dayAndTime(language, from), until: dayAndTime(language, until) }),
        },
        isOver
          ? { name: t('state'), value: t('over') }
          : { name: t(state === 'before' ? 'begins' : 'left'), value: left },
        { name: t('average'), value: gems(average) },
      ]}
    />
  );
}
