import { type Command, accepted, rejected } from '../../kernel/index.ts';
import type { Asking } from './asking.ts';
import { type DisableReason, OperatorDisabled } from './events.ts';
import { type Register, operatorWith } from './register.ts';

export interface DisableOperator {
  readonly operatorId: string;
  readonly reason: DisableReason;
}

/** In order of precedence. */
export type DisableOperatorRejection =
  { readonly code: 'may-not'; readonly right: 'disable-operators' } | { readonly code: 'unknown-operator' };

/** Disables an operator permanently. One person is enough: a suspicion cannot wait for two. Writes nothing if repeated. */
export const disableOperator: Command<
  { register: Register },
  DisableOperator,
  Asking,
  DisableOperatorRejection,
  { disabled: number }
> = {
  name: 'disable-operator',
  decide({ register }, { operatorId, reason }, { by }) {
    if (by !== undefined && operatorWith(register, by, 'disable-operators') === undefined)
      return rejected({ code: 'may-not', right: 'disable-operators' });
    const operator = register.operators.get(operatorId);
    if (operator === undefined) return rejected({ code: 'unknown-operator' });
    return operator.disabled ? accepted() : accepted(OperatorDisabled.of({ operatorId, reason }));
  },
  reply: (events) => ({ disabled: events.length }),
};
