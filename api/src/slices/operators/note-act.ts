import type { Caller } from '../../foundation/http/caller.ts';
import type { SecurityKind } from '../security/kinds.ts';
import type { Shop } from '../../shop/shop.ts';
import type { Operator } from './operator.ts';

interface Acting {
  readonly operator: Operator;
  readonly caller: Caller;
}

/** Notes who did what, and from where: the log has what it was. */
export const actNoter =
  (security: Shop['security']) =>
  ({ operator, caller: { address, requestId } }: Acting, kind: SecurityKind, what: string) =>
    security.note({ kind, address, name: operator.name, what, requestId });
