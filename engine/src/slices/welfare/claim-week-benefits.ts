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
  /** the rules that the player saw; left out, those that count are taken */
  readonly rulesHash?: string;
}

interface ClaimWeekBenefitsContext extends Moment {
  /** those that count now */
  readonly benefits: RulesInForce<WeekBenefits>;
  /** what the player's VIP level is, and the table that says so; 0 while a claimed bonus is ahead of it */
  readonly vip: { readonly level: number; readonly hash: string };
  /** of the house now, in minutes ahead of UTC */
  readonly houseOffset: number;
}

/** In order of precedence. */
export type ClaimWeekBenefitsRejection =
  /** the rules are others than those that were seen */
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

/** Claims what the player's VIP level is given, once in a week of the house (seeds, second document, section 4, week welfare). */
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
    // A house time that is moved back leads into a week that was claimed before.
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
