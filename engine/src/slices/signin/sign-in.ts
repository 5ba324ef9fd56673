import { type Bag, itemIdsIn } from '../bag/index.ts';
import type { Deeds } from '../deeds/index.ts';
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
import { type LimitationType, type SignInBoard, SignedIn } from './events.ts';
import { requirementOf } from './requirement.ts';
import { standingOf } from './standing.ts';
import type { SignIn } from './state.ts';

export interface SignInToday {
  /** pressed day of the board, 1 to 7; if absent, the next one */
  readonly index?: number;
  /** hash of the board that the player saw; if absent, the one in force */
  readonly boardHash?: string;
}

export interface SignInContext extends Moment, RewardContext {
  /** in force now */
  readonly board: RulesInForce<SignInBoard>;
  /** house time, in minutes ahead of UTC */
  readonly offset: number;
}

/** In order of precedence. */
export type SignInRejection =
  | { readonly code: 'sign-in-closed' }
  | { readonly code: 'sign-in-board-changed'; readonly boardHash: string }
  | { readonly code: 'signed-in-today' }
  /** another day of the board is next */
  | { readonly code: 'sign-in-day'; readonly next: number }
  | {
      readonly code: 'sign-in-requirement';
      readonly limitationType: LimitationType;
      readonly limitationTime: number;
      readonly done: number;
    }
  | { readonly code: 'sign-in-reward-gone'; readonly skinId: string };

interface SignInReply {
  readonly index: number;
  readonly reward: Reward;
  /** of the skins that came */
  readonly itemIds: readonly string[];
}

interface State {
  readonly signin: SignIn;
  readonly deeds: Deeds;
  readonly wallet: Wallet;
  readonly bag: Bag;
}

/** Signs in once for the house day if its requirement is met (spec 4.19, 5.4). */
export const signInToday: Command<State, SignInToday, SignInContext, SignInRejection, SignInReply> = {
  name: 'sign-in',
  decide(state, { index: pressed, boardHash: seen }, context) {
    const { board, time, offset } = context;
    if (!board.content.open) return rejected({ code: 'sign-in-closed' });
    const boardHash = board.hash;
    if (seen !== undefined && seen !== boardHash)
      return rejected({ code: 'sign-in-board-changed', boardHash });
    const { day, signedToday, next: index, own } = standingOf(state.signin, time, offset);
    if (signedToday) return rejected({ code: 'signed-in-today' });
    if (pressed !== undefined && pressed !== index) return rejected({ code: 'sign-in-day', next: index });
    const asked = board.content.every[index - 1];
    invariant(asked !== undefined, 'the board has seven days');
    const { met, ...requirement } = requirementOf(asked, state.deeds, time, offset);
    if (!met) return rejected({ code: 'sign-in-requirement', ...requirement });
    const { reward } = asked;
    const given = rewarded(state, [reward], context);
    if (given === undefined) return rejected({ code: 'sign-in-reward-gone', skinId: reward.skinId ?? '' });
    const monthDays = (own?.days ?? 0) + 1;
    return accepted(SignedIn.of({ day, index, monthDays, boardHash, reward }), ...given);
  },
  reply(events) {
    const signed = events.find(SignedIn.is);
    invariant(signed !== undefined, 'a sign-in says what it gave');
    return { index: signed.data.index, reward: signed.data.reward, itemIds: itemIdsIn(events) };
  },
};
