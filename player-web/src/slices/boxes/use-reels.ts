import { useMemo, useState } from 'react';
import type { BoxPlay } from './box-play';
import type { BoxDetails } from './queries';
import type { PlannedReel } from './Reel';
import { reelsBefore, reelsOf } from './reels';

/**
 * The strips, built once for a play. Until its answer comes, the previous ones stay if there are as many.
 * A play's strips follow from its own order: the page may get newer figures of the box while they still turn.
 */
export function useReels(play: BoxPlay, box: BoxDetails, count: number): readonly PlannedReel[] {
  const order = 'order' in play ? play.order : undefined;
  const outcome = 'outcome' in play ? play.outcome : undefined;
  const played = useMemo(
    () => (order === undefined || outcome === undefined ? undefined : reelsOf(order, outcome)),
    [order, outcome],
  );
  const { versionHash } = box;
  // The items of a version never change: the box may be another object with other counters.
  // oxlint-disable-next-line react/exhaustive-deps
  const before = useMemo(() => reelsBefore(box, count), [versionHash, count]);
  const planned = played ?? before;
  const [standing, setStanding] = useState(planned);
  const stays = play.phase === 'requesting' && standing.length === planned.length;
  const reels = stays ? standing : planned;
  if (reels !== standing) setStanding(reels);
  return reels;
}
