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
import { VIP_LEVEL_MAX, VipBonusClaimed, type VipTable } from './events.ts';
import { levelOf, nextBonus } from './standing.ts';
import type { Vip } from './state.ts';

export interface ClaimVipBonus {
  readonly level: number;
  /** hash of the table that the player saw; if absent, the one in force */
  readonly tableHash?: string;
}

export interface ClaimVipBonusContext extends Moment {
  /** in force now */
  readonly table: RulesInForce<VipTable>;
}

/** In order of precedence. */
export type ClaimVipBonusRejection =
  | { readonly code: 'vip-level-unknown'; readonly max: number }
  | { readonly code: 'vip-table-changed'; readonly tableHash: string }
  | { readonly code: 'vip-claimed'; readonly claimed: number }
  | { readonly code: 'vip-not-reached'; readonly level: number }
  | { readonly code: 'vip-no-bonus' }
  /** the bonus of a lower level must be claimed first, or it would be lost */
  | { readonly code: 'vip-out-of-order'; readonly next: number };

interface ClaimVipBonusReply {
  readonly level: number;
  /** 1/10,000 gem */
  readonly amount: Amount;
  readonly balance: Amount;
}

interface State {
  readonly vip: Vip;
  readonly wallet: Wallet;
}

/** Claims the bonus of a reached level, once, lower levels first (spec 4.10). */
export const claimVipBonus: Command<
  State,
  ClaimVipBonus,
  ClaimVipBonusContext,
  ClaimVipBonusRejection,
  ClaimVipBonusReply
> = {
  name: 'claim-vip-bonus',
  decide(state, { level, tableHash }, { table: { hash, content }, at }) {
    if (!Number.isSafeInteger(level) || level < 1 || level > VIP_LEVEL_MAX)
      return rejected({ code: 'vip-level-unknown', max: VIP_LEVEL_MAX });
    if (tableHash !== undefined && tableHash !== hash)
      return rejected({ code: 'vip-table-changed', tableHash: hash });
    const { claimed } = state.vip;
    if (level <= claimed) return rejected({ code: 'vip-claimed', claimed });
    const reached = levelOf(state.vip, content);
    if (level > reached) return rejected({ code: 'vip-not-reached', level: reached });
    const amount = content.levels[level]?.vipAmount ?? null;
    if (amount === null) return rejected({ code: 'vip-no-bonus' });
    const next = nextBonus(content, claimed)?.level ?? level;
    if (next !== level) return rejected({ code: 'vip-out-of-order', next });
    const posted = post(state.wallet, 'vip-bonus', at, { from: 'mint', to: 'player', amount });
    invariant(posted !== undefined, 'a bonus never overdraws');
    return accepted(VipBonusClaimed.of({ level, amount, tableHash: hash }), posted);
  },
  reply: (events) => {
    const claimed = events.find(VipBonusClaimed.is)?.data;
    return {
      level: claimed?.level ?? 0,
      amount: claimed?.amount ?? 0,
      balance: events.find(WalletPosted.is)?.data.balance ?? 0,
    };
  },
};
