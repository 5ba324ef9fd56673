import { type Command, accepted, rejected } from '../../kernel/index.ts';
import type { Asking } from './asking.ts';
import { OperatorReset } from './events.ts';
import type { Register } from './register.ts';

interface ResetOperator {
  readonly operatorId: string;
}

type ResetOperatorRejection = { readonly code: 'unknown-operator' };

/** Says that the machine's holder replaced an operator's credentials: they approve nothing for a day, as with a new role. */
export const resetOperator: Command<
  { register: Register },
  ResetOperator,
  Asking,
  ResetOperatorRejection,
  { reset: boolean }
> = {
  name: 'reset-operator',
  decide({ register }, { operatorId }) {
    const known = register.operators.get(operatorId);
    if (known === undefined || known.disabled) return rejected({ code: 'unknown-operator' });
    return accepted(OperatorReset.of({ operatorId }));
  },
  reply: () => ({ reset: true }),
};
