import { useQuery } from '@tanstack/react-query';
import { isWithheld, revealed } from '../../shell/play';
import { useResultsHeld } from '../../shell/play/results';
import { useSession } from '../../shell/session';
import { type Season, radishQuery } from './queries';
import type { DrawPlay } from './season-play';

/** What a player has to spend, and how often they drew. */
interface Radishes {
  readonly held: number;
  readonly draws: number;
}

/** Returns the player's radishes as the page shows them: paid at the press, and exact once the lamp has stopped. */
export function useRadishes(season: Season, play: DrawPlay): Radishes {
  const { token } = useSession();
  const isHeld = useResultsHeld();
  const { data } = useQuery({
    ...radishQuery,
    enabled: token !== undefined && season.state === 'running' && !isHeld,
  });
  const { draws } = season;
  if (isWithheld(play) && 'order' in play) {
    const { radishes, cost } = play.order;
    return { held: radishes - cost, draws: draws + 1 };
  }
  const outcome = revealed(play);
  // Until the season is asked for again, the answer knows more.
  if (outcome !== undefined && play.phase === 'landed') return { held: outcome.radishes, draws: draws + 1 };
  return { held: data ?? season.radishes, draws };
}
