import { ACTIVITIES, activitiesOf } from '@skins/engine/activities';
import type { Game } from '../../foundation/game/index.ts';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import type { Reminder } from '../accounts/reminders.ts';

/** An activity that has begun, and of which the player asked to be reminded. */
interface Begun {
  readonly activityId: string;
  readonly name: string;
  /** milliseconds since 1970 */
  readonly from: number;
  readonly unread: boolean;
}

/**
 * Returns the activities that have begun by the rules in force, of those with a reminder. A moved start moves its reminder;
 * a withdrawn activity has none.
 */
export function begunOf(
  game: Game,
  reminders: readonly Reminder[],
  now: number,
  language: Language,
): readonly Begun[] {
  if (reminders.length === 0) return [];
  const all = activitiesOf(game.rulesHistory(ACTIVITIES));
  return reminders.flatMap(({ activity: id, asked, read }) => {
    const found = all.find(({ activity: { activityId, from } }) => activityId === id && from > asked);
    if (found === undefined || found.activity.from > now) return [];
    const { name, from } = found.activity;
    return { activityId: id, name: inLanguage(name, language), from, unread: !read };
  });
}
