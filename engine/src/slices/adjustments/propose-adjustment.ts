import { changeHashOf } from '../../fairness/index.ts';
import { type Command, DAY_MS, accepted, rejected } from '../../kernel/index.ts';
import { ChangeProposed, PROPOSAL_DAYS, operatorWith } from '../operators/index.ts';
import {
  type Adjustment,
  type AdjustmentContext,
  type AdjustmentFault,
  type AdjustmentState,
  adjusted,
  faultOf,
} from './adjustment.ts';

export interface ProposeAdjustment extends Adjustment {
  readonly proposalId: string;
}

/** In order of precedence. */
export type ProposeAdjustmentRejection =
  | { readonly code: 'may-not'; readonly right: 'adjust-balance' }
  | { readonly code: 'proposal-known' }
  | AdjustmentFault
  /** another waiting proposal would write the same */
  | { readonly code: 'proposed-already'; readonly proposalId: string };

/** Proposes to credit or debit a player. Any amount needs another operator's approval. */
export const proposeAdjustment: Command<
  AdjustmentState,
  ProposeAdjustment,
  AdjustmentContext,
  ProposeAdjustmentRejection,
  { proposalId: string }
> = {
  name: 'propose-adjustment',
  decide(state, { proposalId, ...adjustment }, { by, register, time }) {
    const author = operatorWith(register, by, 'adjust-balance');
    if (author === undefined) return rejected({ code: 'may-not', right: 'adjust-balance' });
    const { open, ended } = state.adjustments;
    if (open.has(proposalId) || ended.has(proposalId)) return rejected({ code: 'proposal-known' });
    const fault = faultOf(state, adjustment);
    if (fault !== undefined) return rejected(fault);
    const hash = changeHashOf([adjusted(adjustment, true)]);
    const equal = open.find((one) => one.hash === hash && time <= one.expires);
    if (equal !== undefined) return rejected({ code: 'proposed-already', proposalId: equal.proposalId });
    const expires = time + PROPOSAL_DAYS * DAY_MS;
    return accepted(ChangeProposed.of({ proposalId, hash, editors: [author.operatorId], expires }));
  },
  reply: (_events, { proposalId }) => ({ proposalId }),
};
