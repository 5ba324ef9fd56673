import { changeHashOf } from '../../fairness/index.ts';
import { type Command, DAY_MS, accepted, rejected } from '../../kernel/index.ts';
import type { Asking } from './asking.ts';
import { ChangeProposed } from './events.ts';
import { type OperatorChange, type OperatorChangeRejection, eventsOfChange } from './operator-changes.ts';
import { PROPOSAL_DAYS, type Proposals } from './proposals.ts';
import { type Register, operatorWith } from './register.ts';

export interface ProposeOperators {
  readonly proposalId: string;
  readonly change: OperatorChange;
}

/** In order of precedence. */
export type ProposeOperatorsRejection =
  | { readonly code: 'may-not'; readonly right: 'propose-operators' }
  | { readonly code: 'proposal-known' }
  | OperatorChangeRejection
  /** another waiting proposal would write the same */
  | { readonly code: 'proposed-already'; readonly proposalId: string };

/** Proposes to add an operator, or to give one another role. */
export const proposeOperators: Command<
  { register: Register; proposals: Proposals },
  ProposeOperators,
  Asking,
  ProposeOperatorsRejection,
  { proposalId: string }
> = {
  name: 'propose-operators',
  decide({ register, proposals }, { proposalId, change }, { by, time }) {
    const author = operatorWith(register, by, 'propose-operators');
    if (author === undefined) return rejected({ code: 'may-not', right: 'propose-operators' });
    if (proposals.open.has(proposalId) || proposals.ended.has(proposalId))
      return rejected({ code: 'proposal-known' });
    const written = eventsOfChange(register, change);
    if (written.kind === 'rejected') return written;
    const hash = changeHashOf(written.events);
    const equal = proposals.open.find((open) => open.hash === hash && time <= open.expires);
    if (equal !== undefined) return rejected({ code: 'proposed-already', proposalId: equal.proposalId });
    const expires = time + PROPOSAL_DAYS * DAY_MS;
    return accepted(ChangeProposed.of({ proposalId, hash, editors: [author.operatorId], expires }));
  },
  reply: (_events, { proposalId }) => ({ proposalId }),
};
