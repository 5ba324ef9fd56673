import {
  type Amount,
  type Command,
  type Moment,
  type RulesInForce,
  accepted,
  invariant,
  rejected,
} from '../../kernel/index.ts';
import { type Wallet, WalletPosted, post } from '../wallet/index.ts';
import { type WeekBenefits, WeekBenefitsClaimed } from './events.ts';
import type { Welfare } from './state.ts';
import { weekOf } from './week.ts';

export interface ClaimWeekBenefits {
  /** hash of the rules that the player saw; if absent, those in force */
  readonly rulesHash?: string;
}

interface ClaimWeekBenefitsContext extends Moment {
  /** in force now */
  readonly benefits: RulesInForce<WeekBenefits>;
  /** the player's VIP level and its table; level 0 while a claimed bonus is ahead of it */
  readonly vip: { readonly level: number; readonly hash: string };
  /** house time now, in minutes ahead of UTC */
  readonly houseOffset: number;
}

/** In order of precedence. */
export type ClaimWeekBenefitsRejection =
  /** the rules in force are not those that were seen */
  | { readonly code: 'stale-version'; readonly versionHash: string }
  | { readonly code: 'week-benefits-claimed'; readonly week: number }
  | { readonly code: 'no-week-benefits'; readonly level: number };

interface ClaimWeekBenefitsReply {
  readonly level: number;
  /** 1/10,000 gem */
  readonly amount: Amount;
  readonly balance: Amount;
}

interface State {
  readonly welfare: Welfare;
  readonly wallet: Wallet;
}

/** Claims the benefits of the player's VIP level, once a house week (spec 4.17). */
export const claimWeekBenefits: Command<
  State,
  ClaimWeekBenefits,
  ClaimWeekBenefitsContext,
  ClaimWeekBenefitsRejection,
  ClaimWeekBenefitsReply
> = {
  name: 'claim-week-benefits',
  decide(state, { rulesHash }, { benefits: { hash, content }, vip, houseOffset, time, at }) {
    if (rulesHash !== undefined && rulesHash !== hash)
      return rejected({ code: 'stale-version', versionHash: hash });
    const week = weekOf(time, houseOffset);
    // If the house time is moved back, the current week may have been claimed before.
    if (week <= state.welfare.week) return rejected({ code: 'week-benefits-claimed', week });
    const amount = content.levels[vip.level]?.amount ?? null;
    if (amount === null) return rejected({ code: 'no-week-benefits', level: vip.level });
    const posted = post(state.wallet, 'week-benefits', at, { from: 'mint', to: 'player', amount });
    invariant(posted !== undefined, 'a gift never overdraws');
    const claimed = { week, level: vip.level, amount, rulesHash: hash, tableHash: vip.hash };
    return accepted(WeekBenefitsClaimed.of(claimed), posted);
  },
  reply: (events) => {
    const claimed = events.find(WeekBenefitsClaimed.is)?.data;
    return {
      level: claimed?.level ?? 0,
      amount: claimed?.amount ?? 0,
      balance: events.find(WalletPosted.is)?.data.balance ?? 0,
    };
  },
};
