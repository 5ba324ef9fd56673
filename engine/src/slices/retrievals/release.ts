import type { Asking, Register } from '../operators/index.ts';
import type { NoWithdrawal } from './note-offer.ts';
import { type WithdrawalState, withdrawalPhaseOf } from './withdrawal.ts';

// Shared by releases and rejections.

export interface ReleaseContext extends Asking {
  readonly register: Register;
}

/** The item to release, as the operator saw it. */
export interface ReleasedItem {
  readonly itemId: string;
}

/** Rejections that releases and rejections share. */
export type ReleaseFault = NoWithdrawal | { readonly code: 'not-waiting' };

/** Returns a fault unless the item waits for two operators: only then is it released or rejected. */
export function releaseFault(
  { withdrawal }: WithdrawalState,
  { itemId }: ReleasedItem,
): ReleaseFault | undefined {
  const phase = withdrawalPhaseOf(withdrawal);
  if (withdrawal.asked?.itemId !== itemId) return { code: 'no-withdrawal' };
  return phase === 'waiting' ? undefined : { code: 'not-waiting' };
}
