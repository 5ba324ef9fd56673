import type { ReactNode } from 'react';
import { openLogin } from '../../shell/app/modals';
import { count } from '../../shell/i18n/format';
import { type Plays, isLocked, isWithheld, newOrder, revealed } from '../../shell/play';
import { useSession } from '../../shell/session';
import { Button, ButtonLink } from '../../shell/ui';
import { paths as fragments } from '../props/paths';
import type { Season } from './queries';
import { Radish } from './Radish';
import type { DrawOrder, Outcome } from './season-play';
import { useT } from './t';
import { WonProp } from './WonProp';
import styles from './Season.module.css';

interface ActBarProps {
  season: Season;
  plays: Plays<DrawOrder, Outcome>;
  held: number;
}

/** What can be done now: the press, its result, or the way to radishes. */
export function ActBar({ season, plays, held }: ActBarProps) {
  return (
    <div className={styles['act']}>
      <Inner season={season} plays={plays} held={held} />
    </div>
  );
}

function Inner({ season, plays, held }: ActBarProps) {
  const t = useT();
  const { token } = useSession();
  const { radishName: radish, state, cost, rulesHash } = season;
  const { play } = plays;
  const outcome = revealed(play);
  const draw = () => plays.press(newOrder({ rulesHash, cost, radishes: held }));
  if (outcome !== undefined && outcome.activityRewardType !== 'skins')
    return (
      <WonProp
        season={season}
        outcome={outcome}
        locked={isLocked(play)}
        again={state === 'running' && held >= cost ? draw : undefined}
        onDone={plays.dismiss}
      />
    );
  if (state === 'over')
    return (
      <Said title={t('act.over')} text={t('act.overText', { radish })}>
        <ButtonLink variant="play" size="lg" href={fragments.fragments} label={t('act.shards')} />
      </Said>
    );
  if (state === 'before')
    return (
      <Said title={t('act.before')} text={t('act.beforeText')}>
        {token === undefined && <Login />}
      </Said>
    );
  if (token === undefined)
    return (
      <Said title={t('act.visitor', { radish })} text={t('act.visitorText')}>
        <Login />
      </Said>
    );
  if (held === 0 && season.earned === 0 && !isWithheld(play))
    return (
      <Said title={t('act.none', { radish })} text={t('act.noneText', { radish })}>
        <How />
      </Said>
    );
  return (
    <Press season={season} held={held} withheld={isWithheld(play)} locked={isLocked(play)} draw={draw} />
  );
}

interface PressProps {
  season: Season;
  held: number;
  withheld: boolean;
  locked: boolean;
  draw: () => void;
}

/** The price of a draw, how many can be paid, and the press; without radishes the way to them. */
function Press({ season, held, withheld, locked, draw }: PressProps) {
  const t = useT();
  const { cost, radishName: radish } = season;
  const short = held < cost;
  const note = withheld
    ? t('act.locked')
    : short
      ? t('act.few', { amount: count(cost - held), radish })
      : t('act.can', { count: Math.floor(held / cost) });
  return (
    <>
      <span className={styles['cost']}>
        <small>{t('each')}</small>
        <Radish season={season} amount={cost} size="lg" />
      </span>
      <p className={styles['note']}>{note}</p>
      {short && !withheld ? (
        <How />
      ) : (
        <Button
          variant="play"
          size="lg"
          data-act="draw"
          label={t(withheld ? 'act.drawing' : 'act.draw')}
          busy={withheld}
          disabled={locked}
          onClick={draw}
        />
      )}
    </>
  );
}

function Said({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <>
      <p className={styles['said']}>
        <b className="name-lg">{title}</b>
        <small>{text}</small>
      </p>
      {children}
    </>
  );
}

function Login() {
  const t = useT();
  return <Button variant="play" size="lg" label={t('act.login')} onClick={() => openLogin()} />;
}

/** Leads to the acts below. */
function How() {
  const t = useT();
  return (
    <Button
      variant="play"
      size="lg"
      label={t('act.how')}
      onClick={() => document.querySelector('#acts')?.scrollIntoView({ block: 'center' })}
    />
  );
}
