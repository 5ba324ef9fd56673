import { useEffect } from 'react';
import { useTicks } from '../../shell/play';
import type { BoxPlay } from './box-play';
import { landingOffset, shapeFor } from './reel-plan';
import { soundReel } from './reel-sound';

/** Plays ticks while strips travel, if the player wants them: those of the first strip, however many there are. */
export function useReelSound(play: BoxPlay): void {
  const wanted = useTicks();
  const travels = play.phase === 'revealing' && play.motion === 'moving';
  const opens = travels ? play.outcome.opens : undefined;
  useEffect(() => {
    const [first] = opens ?? [];
    if (!wanted || opens === undefined || first === undefined) return undefined;
    const { from, winner } = shapeFor(opens.length);
    return soundReel({ plates: from - winner, offset: landingOffset(first.resultHash) });
  }, [wanted, opens]);
}
