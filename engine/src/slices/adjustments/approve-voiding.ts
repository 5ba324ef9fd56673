import { changeHashOf } from '../../fairness/index.ts';
import { type AnyEvent, type Command, accepted, rejected } from '../../kernel/index.ts';
import { type ApprovalRejection, type Commented, approvalFault, approvalOf } from '../operators/index.ts';
import type { AdjustmentContext } from './adjustment.ts';
import { ItemsVoided } from './events.ts';
import type { ProposeVoiding } from './propose-voiding.ts';
import { type VoidingState, voided } from './voiding.ts';

/** The proposed voiding. Its hash is in the log; the content is stored outside the log until approval. */
type ApproveVoiding = ProposeVoiding & Commented;

/** Approves another operator's proposal and voids the items, in one append. Items that moved meanwhile make it stale. */
export const approveVoiding: Command<
  VoidingState,
  ApproveVoiding,
  AdjustmentContext,
  ApprovalRejection,
  { itemIds: readonly string[] }
> = {
  name: 'approve-voiding',
  decide({ bag, adjustments }, { proposalId, comment, ...voiding }, { by, register, time }) {
    const events = voided(bag, voiding);
    // Items that moved have no hash, so the proposal is stale.
    const hash = 'kind' in events ? '' : changeHashOf(events);
    const approval = { proposalId, by, right: 'approve-adjustments', hash, time } as const;
    const fault = approvalFault(register, adjustments, approval);
    if (fault !== undefined) return rejected(fault);
    return 'kind' in events
      ? rejected({ code: 'proposal-stale' })
      : accepted(...events, approvalOf(proposalId, hash, comment));
  },
  reply: (events: readonly AnyEvent[]) => ({
    itemIds: events.filter(ItemsVoided.is).flatMap(({ data }) => data.itemIds),
  }),
};
