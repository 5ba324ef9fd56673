import { changeHashOf } from '../../fairness/index.ts';
import { type Command, DAY_MS, accepted, rejected } from '../../kernel/index.ts';
import type { ItemsRejection } from '../bag/index.ts';
import { ChangeProposed, PROPOSAL_DAYS, operatorWith } from '../operators/index.ts';
import type { AdjustmentContext } from './adjustment.ts';
import { type Voiding, type VoidingState, voided } from './voiding.ts';

export interface ProposeVoiding extends Voiding {
  readonly proposalId: string;
}

/** In order of precedence. */
type ProposeVoidingRejection =
  | { readonly code: 'may-not'; readonly right: 'adjust-balance' }
  | { readonly code: 'proposal-known' }
  | { readonly code: 'unknown-player' }
  | ItemsRejection
  /** another waiting proposal would write the same */
  | { readonly code: 'proposed-already'; readonly proposalId: string };

/** Proposes to void items of a player. Whatever they are worth, another operator approves it. */
export const proposeVoiding: Command<
  VoidingState,
  ProposeVoiding,
  AdjustmentContext,
  ProposeVoidingRejection,
  { proposalId: string }
> = {
  name: 'propose-voiding',
  decide({ accounts, bag, adjustments }, { proposalId, ...voiding }, { by, register, time }) {
    const author = operatorWith(register, by, 'adjust-balance');
    if (author === undefined) return rejected({ code: 'may-not', right: 'adjust-balance' });
    const { open, ended } = adjustments;
    if (open.has(proposalId) || ended.has(proposalId)) return rejected({ code: 'proposal-known' });
    if (accounts.registered === undefined) return rejected({ code: 'unknown-player' });
    const events = voided(bag, voiding);
    if ('kind' in events) return events;
    const hash = changeHashOf(events);
    const equal = open.find((one) => one.hash === hash && time <= one.expires);
    if (equal !== undefined) return rejected({ code: 'proposed-already', proposalId: equal.proposalId });
    const expires = time + PROPOSAL_DAYS * DAY_MS;
    return accepted(ChangeProposed.of({ proposalId, hash, editors: [author.operatorId], expires }));
  },
  reply: (_events, { proposalId }) => ({ proposalId }),
};
