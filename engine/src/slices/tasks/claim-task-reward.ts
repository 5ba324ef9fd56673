import type { Bag } from '../bag/index.ts';
import type { Deeds } from '../deeds/index.ts';
import {
  type Amount,
  type AnyEvent,
  type Command,
  type Moment,
  accepted,
  invariant,
  rejected,
} from '../../kernel/index.ts';
import { type RewardContext, rewarded } from '../props/index.ts';
import { type Wallet, WalletPosted } from '../wallet/index.ts';
import { type ClaimTaskBox, type ClaimTaskContext, type ClaimTaskRejection, claimed } from './claim.ts';
import { type Gift, TaskBoxClaimed, rewardOf } from './events.ts';
import type { Tasks } from './state.ts';

interface ClaimTaskReward extends ClaimTaskBox {}
export type ClaimTaskRewardContext = ClaimTaskContext & Moment & Pick<RewardContext, 'playerId'>;
export type ClaimTaskRewardRejection = ClaimTaskRejection;

interface ClaimTaskRewardReply {
  readonly boxId: string;
  readonly gives: Gift | undefined;
  /** 1/10,000 gem; undefined if no gems were given */
  readonly balance: Amount | undefined;
}

interface State {
  readonly tasks: Tasks;
  readonly deeds: Deeds;
  readonly wallet: Wallet;
  readonly bag: Bag;
}

/** Claims the prop of a task box, once a period (spec 4.15, 7.5; section 7, openTaskGive). */
export const claimTaskReward: Command<
  State,
  ClaimTaskReward,
  ClaimTaskRewardContext,
  ClaimTaskRewardRejection,
  ClaimTaskRewardReply
> = {
  name: 'claim-task-reward',
  decide(state, input, context) {
    const claim = claimed(state, input, 'prop', context);
    if ('code' in claim) return rejected(claim);
    const reward = rewardOf(claim.data.gives);
    invariant(reward !== undefined, 'what is no box is a prop');
    // Tasks give skins only by a draw, so no price is needed.
    const given = rewarded(state, [reward], { ...context, priceOf: () => undefined });
    invariant(given !== undefined, 'props are always at hand');
    return accepted(claim, ...given);
  },
  reply(events: readonly AnyEvent[]) {
    const claim = events.find(TaskBoxClaimed.is)?.data;
    return {
      boxId: claim?.boxId ?? '',
      gives: claim?.gives,
      balance: events.find(WalletPosted.is)?.data.balance,
    };
  },
};
