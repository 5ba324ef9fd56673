import type { Caller } from '../../foundation/http/caller.ts';
import type { Operator } from '../../foundation/http/operator.ts';
import type { SecurityKind } from '../security/kinds.ts';
import type { SecurityDesk } from '../security/desk.ts';

interface Acting {
  readonly operator: Operator;
  readonly caller: Caller;
}

/** Notes who did what, and from where: the log has what it was. */
export const actNoter =
  (trail: SecurityDesk['trail']) =>
  ({ operator, caller: { address, requestId } }: Acting, kind: SecurityKind, what: string) =>
    trail.note({ kind, address, name: operator.name, what, requestId });
