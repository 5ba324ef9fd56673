import { type EventOf, type OperatorRole, type Place, isAmount } from '../../kernel/index.ts';
import { type Asking, type Proposals, type Register } from '../operators/index.ts';
import { type Wallet, type WalletPosted, post } from '../wallet/index.ts';
import {
  ADJUSTMENT_MAX,
  type AdjustmentCeilings,
  type AdjustmentReason,
  type AdjustmentWay,
  BalanceAdjusted,
} from './events.ts';

/** A credit or debit. */
export interface Adjustment {
  readonly way: AdjustmentWay;
  /** 1/10,000 gem */
  readonly amount: number;
  readonly reason: AdjustmentReason;
}

export interface AdjustmentState {
  readonly accounts: { readonly registered: number | undefined };
  readonly wallet: Wallet;
  /** proposals that wait for approval in the player's stream */
  readonly adjustments: Proposals;
}

export interface AdjustmentContext extends Asking {
  readonly register: Register;
}

/** The faults that any adjustment may have. */
export type AdjustmentFault =
  { readonly code: 'unknown-player' } | { readonly code: 'amount-out-of-range'; readonly max: number };

export function faultOf(
  { accounts, wallet }: AdjustmentState,
  { amount }: Adjustment,
): AdjustmentFault | undefined {
  if (accounts.registered === undefined) return { code: 'unknown-player' };
  return Number.isSafeInteger(amount) &&
    amount >= 1 &&
    amount <= ADJUSTMENT_MAX &&
    isAmount(wallet.balance + amount)
    ? undefined
    : { code: 'amount-out-of-range', max: ADJUSTMENT_MAX };
}

export const adjusted = ({ way, amount, reason }: Adjustment, approved: boolean) =>
  BalanceAdjusted.of({ way, amount, reason, approved });

/** Returns the posting of an adjustment; undefined if the player's balance does not cover a debit. */
export const moved = (
  wallet: Wallet,
  { way, amount }: Adjustment,
  at: Place,
): EventOf<typeof WalletPosted> | undefined =>
  way === 'credit'
    ? post(wallet, 'adjustment', at, { from: 'house', to: 'player', amount })
    : post(wallet, 'adjustment', at, { from: 'player', to: 'house', amount });

/** Returns how much a role may move without a second operator. */
export function ceilingOf(
  ceilings: AdjustmentCeilings,
  role: OperatorRole,
): { readonly perAct: number; readonly perDay: number } {
  switch (role) {
    case 'owner':
    case 'finance':
    case 'support':
      return ceilings[role];
    case 'game-manager':
    case 'content':
    case 'auditor':
    default:
      return { perAct: 0, perDay: 0 };
  }
}
