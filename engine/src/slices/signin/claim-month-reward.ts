import { type Bag, itemIdsIn } from '../bag/index.ts';
import {
  type Command,
  type Moment,
  type Reward,
  type RulesInForce,
  accepted,
  invariant,
  rejected,
} from '../../kernel/index.ts';
import { type RewardContext, rewarded } from '../props/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { MonthRewardClaimed, type SignInBoard } from './events.ts';
import { standingOf } from './standing.ts';
import type { SignIn } from './state.ts';

export interface ClaimMonthReward {
  /** days that the reward requires */
  readonly conditionNum: number;
}

interface ClaimMonthRewardContext extends Moment, RewardContext {
  /** Returns the board in force at a time: a month follows the board of its first sign-in. */
  readonly boardAt: (time: number) => RulesInForce<SignInBoard>;
  /** house time, in minutes ahead of UTC */
  readonly offset: number;
}

/** In order of precedence. */
export type ClaimMonthRewardRejection =
  /** no sign-in this month, or no reward for this number of days on the month's board */
  | { readonly code: 'month-reward-unknown' }
  | { readonly code: 'month-reward-claimed' }
  | { readonly code: 'month-reward-not-reached'; readonly days: number }
  | { readonly code: 'sign-in-reward-gone'; readonly skinId: string };

interface ClaimMonthRewardReply {
  readonly conditionNum: number;
  readonly reward: Reward;
  /** of the skins that came */
  readonly itemIds: readonly string[];
}

interface State {
  readonly signin: SignIn;
  readonly wallet: Wallet;
  readonly bag: Bag;
}

/** Claims a reward of the monthly board for the days of this month, each once; unclaimed rewards end with the month. */
export const claimMonthReward: Command<
  State,
  ClaimMonthReward,
  ClaimMonthRewardContext,
  ClaimMonthRewardRejection,
  ClaimMonthRewardReply
> = {
  name: 'claim-month-reward',
  decide(state, { conditionNum }, context) {
    const { month, own } = standingOf(state.signin, context.time, context.offset);
    if (own === undefined) return rejected({ code: 'month-reward-unknown' });
    const { hash: boardHash, content } = context.boardAt(own.began);
    const promised = content.accumulate.find((one) => one.conditionNum === conditionNum);
    if (promised === undefined) return rejected({ code: 'month-reward-unknown' });
    if (own.claimed.includes(conditionNum)) return rejected({ code: 'month-reward-claimed' });
    if (own.days < conditionNum) return rejected({ code: 'month-reward-not-reached', days: own.days });
    const { reward } = promised;
    const given = rewarded(state, [reward], context);
    if (given === undefined) return rejected({ code: 'sign-in-reward-gone', skinId: reward.skinId ?? '' });
    return accepted(MonthRewardClaimed.of({ month, conditionNum, boardHash, reward }), ...given);
  },
  reply(events) {
    const claimed = events.find(MonthRewardClaimed.is);
    invariant(claimed !== undefined, 'a claim says what it gave');
    const { conditionNum, reward } = claimed.data;
    return { conditionNum, reward, itemIds: itemIdsIn(events) };
  },
};
