import type { Asking, Register } from '../operators/index.ts';
import type { NoWithdrawal } from './note-offer.ts';
import { type WithdrawalState, withdrawalPhaseOf } from './withdrawal.ts';

// What releases, and their opposite, have in common.

export interface ReleaseContext extends Asking {
  readonly register: Register;
}

/** What is released, as the operator saw it. */
export interface ReleasedItem {
  readonly itemId: string;
}

/** What any of them may meet. */
export type ReleaseFault = NoWithdrawal | { readonly code: 'not-waiting' };

/** Only what waits for two operators is released, or turned down. */
export function releaseFault(
  { withdrawal }: WithdrawalState,
  { itemId }: ReleasedItem,
): ReleaseFault | undefined {
  const phase = withdrawalPhaseOf(withdrawal);
  if (withdrawal.asked?.itemId !== itemId) return { code: 'no-withdrawal' };
  return phase === 'waiting' ? undefined : { code: 'not-waiting' };
}
