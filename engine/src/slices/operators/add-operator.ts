import { type Command, type OperatorRole, accepted, rejected } from '../../kernel/index.ts';
import type { Asking } from './asking.ts';
import { OperatorAdded } from './events.ts';
import { type Register, modeAt } from './register.ts';

export interface AddOperator {
  readonly operatorId: string;
  readonly personId: string;
  readonly role: OperatorRole;
}

/** In order of precedence. */
export type AddOperatorRejection =
  /** in the mode `pairs` a new operator needs a proposal and an approval */
  { readonly code: 'needs-approval' } | { readonly code: 'operator-known' };

/** Adds an operator from the machine's command line, if one person is enough. Writes nothing if repeated. */
export const addOperator: Command<
  { register: Register },
  AddOperator,
  Asking,
  AddOperatorRejection,
  AddOperator
> = {
  name: 'add-operator',
  decide({ register }, { operatorId, personId, role }, { time }) {
    if (modeAt(register, time) === 'pairs') return rejected({ code: 'needs-approval' });
    const known = register.operators.get(operatorId);
    if (known === undefined) return accepted(OperatorAdded.of({ operatorId, personId, role }));
    return known.personId === personId && known.role === role && !known.disabled
      ? accepted()
      : rejected({ code: 'operator-known' });
  },
  reply: (_events, { operatorId, personId, role }) => ({ operatorId, personId, role }),
};
