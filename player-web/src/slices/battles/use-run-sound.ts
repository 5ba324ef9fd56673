import { useEffect } from 'react';
import { useTicks } from '../../shell/play';
import { wantedMotion } from '../../shell/play/motion';
import { landingOffset } from '../boxes/reel-plan';
import { soundReel } from '../boxes/reel-sound';
import { PLATES, saltOf } from './BattleReel';
import type { RunView } from './run-view';
import type { Clock } from './use-scene';

/** Whoever comes later than this to a round hears nothing of it, in milliseconds. */
const LATE_MS = 400;

/** Plays the ticks of the first seat's strip, if the viewer wants them: all strips run in step. */
export function useRunSound({ round, landed }: RunView, draw: string, clock: Clock): void {
  const wanted = useTicks();
  const [first] = round?.draws ?? [];
  const salt = first === undefined || round === undefined ? undefined : saltOf(draw, first, round.round);
  const since = round?.shownAt ?? 0;
  useEffect(() => {
    if (!wanted || landed || salt === undefined || clock.rate !== 1 || wantedMotion() === 'still')
      return undefined;
    if (clock.now() - since > LATE_MS) return undefined;
    return soundReel({ plates: PLATES, offset: landingOffset(salt) });
  }, [wanted, landed, salt, since, clock]);
}
