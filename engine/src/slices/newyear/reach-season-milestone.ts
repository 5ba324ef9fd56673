import { type Bag, ItemSource } from '../bag/index.ts';
import type { Deeds } from '../deeds/index.ts';
import { type Command, type Moment, type Reward, accepted, invariant, rejected } from '../../kernel/index.ts';
import { type RewardContext, rewarded } from '../props/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { type SeasonRejection, seasonSeen } from './draw-season.ts';
import { SeasonMilestoneReached } from './events.ts';
import { type SeasonTerms, earnedIn } from './season.ts';
import { type NewYear, partIn } from './state.ts';

export interface ReachSeasonMilestone {
  /** the radishes that the milestone asks for, which name it */
  readonly radishes: number;
  /** hash of the rules that the player saw */
  readonly rulesHash: string;
}

export interface ReachSeasonMilestoneContext extends Moment, Omit<RewardContext, 'source'> {
  /** the season that runs; undefined between seasons */
  readonly terms: SeasonTerms | undefined;
}

/** In order of precedence: the season, the milestone, its radishes, then a skin that is gone. */
export type ReachSeasonMilestoneRejection =
  | SeasonRejection
  | { readonly code: 'milestone-unknown'; readonly radishes: number }
  | { readonly code: 'milestone-received'; readonly radishes: number }
  | { readonly code: 'milestone-unreached'; readonly radishes: number; readonly earned: number };

interface State {
  readonly newyear: NewYear;
  readonly deeds: Deeds;
  readonly wallet: Wallet;
  readonly bag: Bag;
}

/** Receives a milestone of the season, once, after as many radishes were earned in it. */
export const reachSeasonMilestone: Command<
  State,
  ReachSeasonMilestone,
  ReachSeasonMilestoneContext,
  ReachSeasonMilestoneRejection,
  { readonly radishes: number; readonly reward: Reward }
> = {
  name: 'reach-season-milestone',
  decide(state, { radishes, rulesHash }, context) {
    const terms = seasonSeen(context.terms, rulesHash);
    if ('code' in terms) return rejected(terms);
    const milestone = terms.season.milestones.find((one) => one.radishes === radishes);
    if (milestone === undefined) return rejected({ code: 'milestone-unknown', radishes });
    if (partIn(state.newyear, terms.hash).reached.includes(radishes))
      return rejected({ code: 'milestone-received', radishes });
    const earned = earnedIn(state.deeds, terms, context.time);
    if (earned < radishes) return rejected({ code: 'milestone-unreached', radishes, earned });
    const { reward } = milestone;
    const given = rewarded(state, [reward], { ...context, source: ItemSource.newYear });
    if (given === undefined) return rejected({ code: 'season-prize-gone', skinId: reward.skinId ?? '' });
    return accepted(SeasonMilestoneReached.of({ rulesHash, earned, radishes, reward }), ...given);
  },
  reply(events) {
    const reached = events.find(SeasonMilestoneReached.is)?.data;
    invariant(reached !== undefined, 'a milestone says what it gave');
    return { radishes: reached.radishes, reward: reached.reward };
  },
};
