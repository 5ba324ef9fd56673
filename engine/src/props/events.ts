import { Type } from 'typebox';
import { ItemsGranted } from '../bag/events.ts';
import { type Grammar, PropCount, all, closed, defineEvent, maybe, one } from '../kernel/index.ts';
import { WalletPosted } from '../wallet/events.ts';

/** Props came to the player, each kind once. */
export const PropsGranted = defineEvent(
  'PropsGranted',
  closed({ props: Type.Array(PropCount, { minItems: 1, maxItems: 20 }) }),
);

/** Props of one kind were used up, by what the other events of the command say. */
export const PropUsed = defineEvent('PropUsed', PropCount, { label: ({ prop }) => prop });

/** Why gems move that are part of a reward. */
export const REWARD_REASON = 'activity-reward';

/** What a command writes that gives rewards: what `rewarded` has to say comes behind its own events. */
export const rewarding = (own: Grammar): Grammar =>
  all(own, maybe(one(WalletPosted, REWARD_REASON)), maybe(one(ItemsGranted)), maybe(one(PropsGranted)));
