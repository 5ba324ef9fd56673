import { useSeenWatch } from '../fairness/use-seen-watch';
import { type OwnWish, ownQuery } from './queries';
import { sawWish } from './seen-wishes';

const WATCHED = { channel: 'wish', ownQuery, roomOf: ({ wish }: OwnWish) => wish, saw: sawWish } as const;

/** On any page: keeps what was signed of the player's full wishes before the round. */
export function SeenWatch() {
  useSeenWatch(WATCHED);
  return null;
}
