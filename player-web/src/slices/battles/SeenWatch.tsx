import { useSeenWatch } from '../fairness/use-seen-watch';
import { type OwnBattle, ownQuery } from './queries';
import { sawBattle } from './seen-battles';

const WATCHED = {
  channel: 'battle',
  ownQuery,
  roomOf: ({ battle }: OwnBattle) => battle,
  saw: sawBattle,
} as const;

/** On any page: keeps what was signed of the player's full battles before the round. */
export function SeenWatch() {
  useSeenWatch(WATCHED);
  return null;
}
