import { Map as PersistentMap } from 'immutable';
import {
  type Fold,
  type OperatorRole,
  type Right,
  foldOf,
  invariant,
  mayDo,
  on,
} from '../../kernel/index.ts';
import {
  type ApprovalMode,
  ApprovalModeSet,
  OperatorAdded,
  OperatorDisabled,
  OperatorReset,
  OperatorRoleChanged,
} from './events.ts';

export interface Operator {
  readonly operatorId: string;
  readonly personId: string;
  readonly role: OperatorRole;
  /** time at which the role, or new credentials, were given, milliseconds since 1970 */
  readonly since: number;
  readonly disabled: boolean;
  /** milliseconds since 1970 */
  readonly disabledAt: number | undefined;
}

/** The operators of the shop, and how many of them a change needs. */
export interface Register {
  readonly operators: PersistentMap<string, Operator>;
  /** in the order in which they were set; times only decrease if an announced mode was overtaken */
  readonly modes: readonly { readonly mode: ApprovalMode; readonly from: number }[];
}

export const register: Fold<Register> = foldOf<Register>({ operators: PersistentMap(), modes: [] }, [
  on(OperatorAdded, (state, added, { time }) =>
    changed(state, { ...added, since: time, disabled: false, disabledAt: undefined }),
  ),
  on(OperatorRoleChanged, (state, { operatorId, role }, { time }) =>
    changed(state, { ...known(state, operatorId), role, since: time }),
  ),
  on(OperatorReset, (state, { operatorId }, { time }) =>
    changed(state, { ...known(state, operatorId), since: time }),
  ),
  on(OperatorDisabled, (state, { operatorId }, { time }) =>
    changed(state, { ...known(state, operatorId), disabled: true, disabledAt: time }),
  ),
  on(ApprovalModeSet, (state, { mode, from }) => ({ ...state, modes: [...state.modes, { mode, from }] })),
]);

const changed = (state: Register, operator: Operator): Register => ({
  ...state,
  operators: state.operators.set(operator.operatorId, operator),
});

function known({ operators }: Register, operatorId: string): Operator {
  const operator = operators.get(operatorId);
  invariant(operator !== undefined, 'an operator was added before anything else is said of them');
  return operator;
}

/** Returns the mode at a time: the last one set that is in force by then. */
export const modeAt = ({ modes }: Register, time: number): ApprovalMode =>
  modes.findLast(({ from }) => from <= time)?.mode ?? 'single';

/** Returns an operator who is not disabled and has a right. */
export function operatorWith(
  { operators }: Register,
  operatorId: string | undefined,
  right: Right,
): Operator | undefined {
  const operator = operatorId === undefined ? undefined : operators.get(operatorId);
  return operator !== undefined && !operator.disabled && mayDo(operator.role, right) ? operator : undefined;
}
