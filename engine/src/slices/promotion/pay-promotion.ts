import { type Amount, type Command, type Moment, accepted, invariant } from '../../kernel/index.ts';
import { type Wallet, post } from '../wallet/index.ts';
import {
  type HoldReason,
  PromotionHeld,
  PromotionPaid,
  PromotionWithheld,
  type UnpaidReason,
} from './events.ts';
import type { ShareAt } from './state.ts';

interface PayPromotion extends ShareAt {
  readonly friend: string;
  readonly amount: Amount;
  readonly held: HoldReason | null;
}

/** What decides whether a player is paid. */
interface State {
  readonly wallet: Wallet;
  readonly erasure: { readonly erased: unknown };
  readonly standing: { readonly suspended: { readonly until: number | null } | undefined };
}

/**
 * Pays a share, holds it back, or notes why it stays with the house. A break or an exclusion takes no share away: the friend played.
 * Its id derives from the table and the row, so it happens once.
 */
export const payPromotion: Command<State, PayPromotion, Moment, never, null> = {
  name: 'pay-promotion',
  decide(state, { held, table, row, friend, amount }, { time, at }) {
    const share = { table, row, friend, amount };
    const reason = unpaidFor(state, time);
    if (reason !== undefined) return accepted(PromotionWithheld.of({ ...share, reason }));
    if (held !== null) return accepted(PromotionHeld.of({ ...share, reason: held }));
    const posted = post(state.wallet, 'promotion-share', at, { from: 'mint', to: 'player', amount });
    invariant(posted !== undefined, 'a gift never overdraws');
    return accepted(PromotionPaid.of(share), posted);
  },
  reply: () => null,
};

function unpaidFor({ erasure, standing: { suspended } }: State, time: number): UnpaidReason | undefined {
  if (erasure.erased !== undefined) return 'erased';
  const stopped = suspended !== undefined && (suspended.until === null || time < suspended.until);
  return stopped ? 'suspended' : undefined;
}
