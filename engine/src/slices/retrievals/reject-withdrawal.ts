import { type Command, accepted, rejected } from '../../kernel/index.ts';
import { operatorWith } from '../operators/index.ts';
import { FOLLOW_MS, type RejectionReason, WithdrawalEnded } from './events.ts';
import { type ReleaseContext, type ReleaseFault, type ReleasedItem, releaseFault } from './release.ts';
import type { WithdrawalState } from './withdrawal.ts';

export interface RejectWithdrawal extends ReleasedItem {
  readonly reason: RejectionReason;
}

/** In order of precedence. */
export type RejectWithdrawalRejection =
  { readonly code: 'may-not'; readonly right: 'handle-withdrawals' } | ReleaseFault;

/** Rejects a retrieval that waits for release: the item goes back into the bag. */
export const rejectWithdrawal: Command<
  WithdrawalState,
  RejectWithdrawal,
  ReleaseContext,
  RejectWithdrawalRejection,
  null
> = {
  name: 'reject-withdrawal',
  decide(state, { reason, itemId }, { by, register, time }) {
    if (operatorWith(register, by, 'handle-withdrawals') === undefined)
      return rejected({ code: 'may-not', right: 'handle-withdrawals' });
    const fault = releaseFault(state, { itemId });
    if (fault !== undefined) return rejected(fault);
    return accepted(WithdrawalEnded.of({ outcome: 'rejected', reason, due: time + FOLLOW_MS }));
  },
  reply: () => null,
};
