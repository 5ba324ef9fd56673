import { changeHashOf } from '../../fairness/index.ts';
import { type Command, DAY_MS, accepted, rejected } from '../../kernel/index.ts';
import { ChangeProposed, PROPOSAL_DAYS, operatorWith } from '../operators/index.ts';
import { WithdrawalReleased } from './events.ts';
import { type ReleaseContext, type ReleaseFault, type ReleasedItem, releaseFault } from './release.ts';
import type { WithdrawalState } from './withdrawal.ts';

export interface Release extends ReleasedItem {
  readonly proposalId: string;
}

/** In order of precedence. */
export type ProposeReleaseRejection =
  | { readonly code: 'may-not'; readonly right: 'handle-withdrawals' }
  | { readonly code: 'proposal-known' }
  | ReleaseFault
  /** another proposal is waiting */
  | { readonly code: 'proposed-already'; readonly proposalId: string };

/** Proposes to release an item: another operator approves it. */
export const proposeRelease: Command<
  WithdrawalState,
  Release,
  ReleaseContext,
  ProposeReleaseRejection,
  Pick<Release, 'proposalId'>
> = {
  name: 'propose-release',
  decide(state, { proposalId, itemId }, { by, register, time }) {
    const author = operatorWith(register, by, 'handle-withdrawals');
    if (author === undefined) return rejected({ code: 'may-not', right: 'handle-withdrawals' });
    const { open, ended } = state.proposals;
    if (open.has(proposalId) || ended.has(proposalId)) return rejected({ code: 'proposal-known' });
    const fault = releaseFault(state, { itemId });
    if (fault !== undefined) return rejected(fault);
    const same = open.find((one) => time <= one.expires);
    if (same !== undefined) return rejected({ code: 'proposed-already', proposalId: same.proposalId });
    const hash = changeHashOf([WithdrawalReleased.of({ itemId })]);
    const expires = time + PROPOSAL_DAYS * DAY_MS;
    return accepted(ChangeProposed.of({ proposalId, hash, editors: [author.operatorId], expires }));
  },
  reply: (_events, { proposalId }) => ({ proposalId }),
};
