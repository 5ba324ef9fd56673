import { type Command, type OperatorRole, accepted, rejected } from '../../kernel/index.ts';
import type { Asking } from './asking.ts';
import { OperatorRoleChanged } from './events.ts';
import { type Register, modeAt } from './register.ts';

export interface ChangeRole {
  readonly operatorId: string;
  readonly role: OperatorRole;
}

/** In order of precedence. */
export type ChangeRoleRejection =
  /** in the mode `pairs` another role needs a proposal and an approval */
  { readonly code: 'needs-approval' } | { readonly code: 'unknown-operator' };

/** Gives an operator another role from the machine's command line, if one person is enough. Writes nothing if repeated. */
export const changeRole: Command<
  { register: Register },
  ChangeRole,
  Asking,
  ChangeRoleRejection,
  { changed: number }
> = {
  name: 'change-role',
  decide({ register }, { operatorId, role }, { time }) {
    if (modeAt(register, time) === 'pairs') return rejected({ code: 'needs-approval' });
    const known = register.operators.get(operatorId);
    if (known === undefined || known.disabled) return rejected({ code: 'unknown-operator' });
    return known.role === role ? accepted() : accepted(OperatorRoleChanged.of({ operatorId, role }));
  },
  reply: (events) => ({ changed: events.length }),
};
