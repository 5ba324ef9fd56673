import {
  ACTIVITIES,
  type ActivityTerms,
  activitiesOf,
  activityPhaseOf,
  endOfClaims,
} from '@skins/engine/activities';
import { shop } from '@skins/engine/shop';
import type { Game } from '../../foundation/game/index.ts';
import type { Looking } from './presenters.ts';

const DAY_MS = 86_400_000;
/** Ended activities are shown for so long, milliseconds. */
const SHOWN_MS = 31 * DAY_MS;
/** Order of the phases on the page. */
const PHASES = ['running', 'grace', 'coming', 'over'] as const;

/** A visitor has done nothing. */
const NOBODY = shop.streams.player.fold.initial;

/** Returns how a caller sees the activities now. @param playerId undefined for a visitor */
export async function lookingOf(game: Game, playerId: string | undefined): Promise<Looking> {
  const player = playerId === undefined ? NOBODY : await game.readPlayer(playerId);
  const time = game.clock();
  return { player, time, open: game.rulesAt(ACTIVITIES, time).content.open };
}

/** Returns the activities that run, come or ended lately: those that end next come first, over ones last. */
export function shownActivities(game: Game, time: number): readonly ActivityTerms[] {
  const placeOf = ({ activity }: ActivityTerms) => PHASES.indexOf(activityPhaseOf(activity, time));
  const dateOf = ({ activity }: ActivityTerms) => {
    const phase = activityPhaseOf(activity, time);
    if (phase === 'over') return -endOfClaims(activity);
    return phase === 'coming' ? activity.from : activity.until;
  };
  return activitiesOf(game.rulesHistory(ACTIVITIES))
    .filter(({ activity }) => endOfClaims(activity) > time - SHOWN_MS)
    .toSorted((a, b) => placeOf(a) - placeOf(b) || dateOf(a) - dateOf(b));
}

export const isGiving = ({ activity }: ActivityTerms, time: number): boolean =>
  ['running', 'grace'].includes(activityPhaseOf(activity, time));
