// The times of a battle that runs. They come from the log alone, so everybody sees the same second.
import type { Battle } from './queries';

export interface Times {
  readonly startsAt: number;
  readonly decidesAt: number;
  readonly endsAt: number;
  readonly rounds: number;
}

/** The picture at a moment. */
export type Scene =
  | { readonly at: 'before' }
  | { readonly at: 'round'; readonly round: number; readonly landed: boolean }
  | { readonly at: 'deciding'; readonly decided: boolean }
  | { readonly at: 'over' };

/** Share of a round after which its reels have landed. */
const LANDS = 0.8;
/** Share of the deciding moment after which its number is shown. */
const DECIDES = 0.7;

/** Returns the times of a battle; undefined before the draw. */
export function timesOf({ startsAt, decidesAt, endsAt, rounds }: Battle): Times | undefined {
  if (startsAt === null || decidesAt === null || endsAt === null) return undefined;
  return { startsAt, decidesAt, endsAt, rounds };
}

const paceOf = ({ startsAt, decidesAt, rounds }: Times): number => (decidesAt - startsAt) / rounds;

/** Returns when a round is shown, from 1; that of the round after the last one is the deciding moment. */
export const shownAt = (times: Times, round: number): number => times.startsAt + (round - 1) * paceOf(times);

/** Returns when the reels of a round have landed. */
export const landsAt = (times: Times, round: number): number => shownAt(times, round) + LANDS * paceOf(times);

/** Returns when the deciding moment tells its result. */
export const decidedAt = ({ decidesAt, endsAt }: Times): number => decidesAt + DECIDES * (endsAt - decidesAt);

export function sceneAt(times: Times, now: number): Scene {
  if (now < times.startsAt) return { at: 'before' };
  if (now >= times.endsAt) return { at: 'over' };
  if (now >= times.decidesAt) return { at: 'deciding', decided: now >= decidedAt(times) };
  const round = Math.min(times.rounds, Math.floor((now - times.startsAt) / paceOf(times)) + 1);
  return { at: 'round', round, landed: now >= landsAt(times, round) };
}

/** Returns the next time at which the picture changes; undefined if it stays. */
export function nextTurn(times: Times, now: number): number | undefined {
  const scene = sceneAt(times, now);
  switch (scene.at) {
    case 'before':
      return times.startsAt;
    case 'round':
      return scene.landed ? shownAt(times, scene.round + 1) : landsAt(times, scene.round);
    case 'deciding':
      return scene.decided ? times.endsAt : decidedAt(times);
    case 'over':
    default:
      return undefined;
  }
}

/** Returns how many rounds have landed in a picture. */
export function landedIn(scene: Scene, rounds: number): number {
  if (scene.at === 'before') return 0;
  if (scene.at !== 'round') return rounds;
  return scene.landed ? scene.round : scene.round - 1;
}
