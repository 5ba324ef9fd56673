import { useEffect, useReducer } from 'react';
import { clock, count, gems } from '../../shell/i18n/format';
import { serverNow } from '../../shell/net/clock';
import { chooseTicks, useTicks } from '../../shell/play';
import { Button, Segment } from '../../shell/ui';
import { IconButton } from '../../shell/ui/Button';
import { readyAudio } from '../../shell/play/sound';
import type { BattleDetail } from './queries';
import { type RunView, figureOf } from './run-view';
import type { Times } from './scene';
import { useT } from './t';
import { type RoomClock, SPEEDS } from './use-scene';
import { usePartyName } from './words';
import styles from './Run.module.css';

interface RunBarProps {
  detail: BattleDetail;
  times: Times;
  view: RunView;
  room: RoomClock;
  /** whether the rest can be computed here */
  ready: boolean;
}

/** What happens now, and the controls. */
export function RunBar(props: RunBarProps) {
  const { room } = props;
  return (
    <div className={`panel ${styles['bar'] ?? ''}`} data-live={room.isLive}>
      <Status {...props} />
      {!room.isLive && <Player times={props.times} room={room} />}
      <div className={styles['tools']}>
        <Sound />
        {room.isLive ? <Ahead {...props} /> : <Back {...props} />}
      </div>
    </div>
  );
}

function Status({ detail: { battle }, view, room }: RunBarProps) {
  const t = useT();
  const nameOf = usePartyName(battle);
  const { scene, told, round } = view;
  const box = round === undefined ? undefined : boxName(battle, round.round);
  const words = () => {
    if (told !== null && told.winner !== null) {
      const own = view.standings.find(({ of }) => of === told.winner);
      return t(`run.won.${battle.rule === 'shared' ? 'highest' : battle.rule}`, {
        name: nameOf(told.winner),
        figure: gems(own === undefined ? 0 : figureOf(battle, own)),
        items: count(battle.rounds * battle.seats.length),
      });
    }
    if (scene.at === 'deciding') return t(`run.decides.${battle.rule}`);
    if (round === undefined || box === undefined) return t('run.starting');
    return t('run.status', { round: round.round, box });
  };
  return (
    <p className={styles['status']}>
      <span role="status">{words()}</span>
      <small>
        {t(room.isLive ? 'run.public' : battle.state === 'running' ? 'run.computed' : 'run.record')}
      </small>
    </p>
  );
}

function boxName({ boxes }: BattleDetail['battle'], round: number): string | undefined {
  let left = round;
  for (const { name, count: rounds } of boxes) {
    left -= rounds;
    if (left <= 0) return name;
  }
  return undefined;
}

function Sound() {
  const t = useT();
  const on = useTicks();
  return (
    <IconButton
      variant="line"
      size="sm"
      icon="horn"
      label={t(on ? 'run.soundOff' : 'run.soundOn')}
      aria-pressed={on}
      onClick={() => {
        readyAudio();
        chooseTicks(!on);
      }}
    />
  );
}

/** The public number is out: who does not want to wait sees the rest computed here. */
function Ahead({ times, room, ready }: RunBarProps) {
  const t = useT();
  return (
    <>
      <Button
        size="sm"
        label={t('run.faster')}
        disabled={!ready}
        onClick={() => room.seek(Math.max(serverNow(), times.startsAt), 2)}
      />
      <Button
        size="sm"
        icon="skip"
        label={t('run.skip')}
        disabled={!ready}
        onClick={() => room.seek(times.endsAt, 1)}
      />
    </>
  );
}

function Back({ detail, times, room }: RunBarProps) {
  const t = useT();
  const live = detail.battle.state === 'running';
  return live ? (
    <Button size="sm" icon="play" label={t('run.toLive')} onClick={room.follow} />
  ) : (
    <Button size="sm" icon="skip" label={t('run.toEnd')} onClick={() => room.seek(times.endsAt, 1)} />
  );
}

/** Steps of the slider, in milliseconds. */
const STEP_MS = 250;

/** Play, pause, any moment, and three speeds. */
function Player({ times, room }: { times: Times; room: RoomClock }) {
  const t = useT();
  useTicking(room.clock.rate > 0);
  const now = Math.min(times.endsAt, Math.max(times.startsAt, room.clock.now()));
  const plays = room.clock.rate > 0 && now < times.endsAt;
  return (
    <div className={styles['player']}>
      <IconButton
        variant="play"
        icon={plays ? 'pause' : 'play'}
        label={t(plays ? 'run.pause' : 'run.play')}
        onClick={() => room.setRate(plays ? 0 : 1)}
      />
      <input
        type="range"
        aria-label={t('run.moment')}
        aria-valuetext={clock(now)}
        min={times.startsAt}
        max={times.endsAt}
        step={STEP_MS}
        value={now}
        style={{ '--v': ((now - times.startsAt) / (times.endsAt - times.startsAt)) * 100 }}
        onChange={({ target }) => room.seek(Number(target.value))}
      />
      <Segment
        label={t('run.speed')}
        options={SPEEDS.map((value) => ({ value, label: `${value}×` }))}
        value={room.clock.rate === 0 ? 1 : room.clock.rate}
        onChange={room.setRate}
      />
    </div>
  );
}

/** Renders again as time goes on, for the slider alone. */
function useTicking(runs: boolean): void {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(tick, STEP_MS);
    return () => clearInterval(timer);
  }, [runs]);
}
