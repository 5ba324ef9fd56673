import { type OperatorRole, accepted, rejected } from '../../kernel/index.ts';
import { OperatorAdded, OperatorRoleChanged } from './events.ts';
import type { Register } from './register.ts';

/** The changes about operators that can be proposed. */
export type OperatorChange =
  | {
      readonly kind: 'add';
      readonly operatorId: string;
      readonly personId: string;
      readonly role: OperatorRole;
    }
  | { readonly kind: 'role'; readonly operatorId: string; readonly role: OperatorRole };

export type OperatorChangeRejection =
  | { readonly code: 'operator-known'; readonly operatorId: string }
  | { readonly code: 'unknown-operator'; readonly operatorId: string }
  /** the operator has that role already */
  | { readonly code: 'nothing-changes' };

/** Returns the events that a change would write. */
export function eventsOfChange(
  { operators }: Register,
  change: OperatorChange,
): ReturnType<typeof rejected<OperatorChangeRejection>> | ReturnType<typeof accepted> {
  const { operatorId, role } = change;
  const known = operators.get(operatorId);
  if (change.kind === 'add')
    return known === undefined
      ? accepted(OperatorAdded.of({ operatorId, personId: change.personId, role }))
      : rejected({ code: 'operator-known', operatorId });
  if (known === undefined || known.disabled) return rejected({ code: 'unknown-operator', operatorId });
  return known.role === role
    ? rejected({ code: 'nothing-changes' })
    : accepted(OperatorRoleChanged.of({ operatorId, role }));
}
