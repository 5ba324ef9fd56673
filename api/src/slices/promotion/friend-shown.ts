import { toGems } from '@skins/engine/kernel';
import type { DataOf } from '../../foundation/contract/call.ts';
import { avatarOf, maskedName } from '../accounts/display-name.ts';
import type { promotionFriends } from './contract.ts';
import type { PromotionQuestions } from './questions.ts';
import type { ListedFriend } from './views.ts';

type Friend = DataOf<typeof promotionFriends>['records'][number];

const REASONS = ['device', 'address', 'payment', 'erased', 'suspended'] as const;

/** Returns a friend as the inviter sees them: masked, with what became of the newest share. */
export function friendShown(
  ask: PromotionQuestions,
  { friend, position: id, time, counted, paid, held }: ListedFriend,
): Friend {
  const share = ask.heldShareOf(friend) ?? ask.lastShareOf(friend);
  return {
    id,
    name: maskedName(friend),
    avatar: avatarOf(friend),
    createTime: time,
    counted: toGems(counted),
    paid: toGems(paid),
    held: toGems(held),
    state: share?.state ?? 'none',
    reason: REASONS.find((reason) => reason === share?.reason) ?? null,
    position: share === undefined || share.settled === '' ? null : share.settled,
  };
}
