import { type Amount, type Command, accepted, rejected } from '../../kernel/index.ts';
import { operatorWith } from '../operators/index.ts';
import { WalletPosted } from '../wallet/index.ts';
import {
  type Adjustment,
  type AdjustmentContext,
  type AdjustmentFault,
  type AdjustmentState,
  adjusted,
  ceilingOf,
  faultOf,
  moved,
} from './adjustment.ts';
import type { AdjustmentCeilings } from './events.ts';

export interface AdjustBalanceContext extends AdjustmentContext {
  /** ceilings in force */
  readonly ceilings: AdjustmentCeilings;
  /** amount that the operator has moved at once in this house day, over all players, in 1/10,000 gem */
  readonly spent: Amount;
}

/** In order of precedence. Amounts in 1/10,000 gem. */
export type AdjustBalanceRejection =
  | { readonly code: 'may-not'; readonly right: 'adjust-balance' }
  | AdjustmentFault
  /** needs a second operator */
  | { readonly code: 'above-ceiling'; readonly perAct: Amount }
  | { readonly code: 'above-day-ceiling'; readonly perDay: Amount; readonly left: Amount }
  | { readonly code: 'insufficient-gems'; readonly cost: Amount; readonly balance: Amount };

/** Credits or debits a player on one operator's decision, up to the ceilings of the role. */
export const adjustBalance: Command<
  AdjustmentState,
  Adjustment,
  AdjustBalanceContext,
  AdjustBalanceRejection,
  { balance: Amount }
> = {
  name: 'adjust-balance',
  decide(state, adjustment, { by, register, ceilings, spent, at }) {
    const operator = operatorWith(register, by, 'adjust-balance');
    if (operator === undefined) return rejected({ code: 'may-not', right: 'adjust-balance' });
    const fault = faultOf(state, adjustment);
    if (fault !== undefined) return rejected(fault);
    const { amount } = adjustment;
    const { perAct, perDay } = ceilingOf(ceilings, operator.role);
    if (amount > perAct) return rejected({ code: 'above-ceiling', perAct });
    const left = Math.max(0, perDay - spent);
    if (amount > left) return rejected({ code: 'above-day-ceiling', perDay, left });
    const posted = moved(state.wallet, adjustment, at);
    if (posted === undefined)
      return rejected({ code: 'insufficient-gems', cost: amount, balance: state.wallet.balance });
    return accepted(posted, adjusted(adjustment, false));
  },
  reply: (events) => ({ balance: events.find(WalletPosted.is)?.data.balance ?? 0 }),
};
