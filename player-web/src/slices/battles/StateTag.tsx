import { clock } from '../../shell/i18n/format';
import { useServerNow } from '../../shell/net/clock';
import { Tag } from '../../shell/ui';
import type { Battle } from './queries';
import { landedIn, sceneAt, timesOf } from './scene';
import { useT } from './t';

/** Formats what is left: '07:42'. */
export function minutesLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The state of a battle in a list, with the time that belongs to it. */
export function StateTag({ battle }: { battle: Battle }) {
  const t = useT();
  const now = useServerNow();
  const { state, seats, taken, waitsUntil, roundTime, overAt, rounds } = battle;
  const free = seats.length - taken;
  if (state === 'waiting' && free > 0)
    return (
      <Tag tone="ok" label={`${t('state.freeSeats', { count: free })} · ${minutesLeft(waitsUntil - now)}`} />
    );
  // The last seat is told before the sealing.
  if (state === 'sealing' || state === 'waiting') {
    const left = Math.max(0, Math.ceil(((roundTime ?? now) - now) / 1000));
    return <Tag tone="warn" label={left > 0 ? t('state.beacon', { left }) : t('state.beaconDue')} />;
  }
  if (state === 'running') {
    const times = timesOf(battle);
    const scene = times === undefined ? undefined : sceneAt(times, now);
    if (scene === undefined || scene.at === 'before') return <Tag tone="info" label={t('state.running')} />;
    if (scene.at !== 'round') return <Tag tone="info" label={t('state.deciding')} />;
    const round = Math.max(1, landedIn(scene, rounds) + (scene.landed ? 0 : 1));
    return <Tag tone="info" label={t('state.round', { round, rounds })} />;
  }
  return (
    <Tag
      tone={state === 'void' ? 'warn' : undefined}
      label={t(`state.${state}`, { time: overAt === null ? '' : clock(overAt) })}
    />
  );
}
