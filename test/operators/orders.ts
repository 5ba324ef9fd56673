import { DAY_MS, SYSTEM, type OperatorRole, operatorActor } from '@skins/engine/kernel';
import {
  type ApprovalMode,
  type Asking,
  OPERATORS_STREAM,
  type OperatorChange,
  addOperator,
  approveOperators,
  changeRole,
  type Register,
  disableOperator,
  dropOperators,
  operators,
  proposeOperators,
  resetOperator,
  setApprovalMode,
} from '@skins/engine/operators';
import { type Given, type Order, type View, order } from '../kit/order.ts';
import type { World } from '../kit/world.ts';

export const ADA = 'ada0ada0ada0ada0';
export const BOB = 'b0bb0bb0bb0bb0bb';
export const CYD = 'c1dc1dc1dc1dc1dc';
export const DAN = 'dad0dad0dad0dad0';
export const EVE = 'e1e0e1e0e1e0e1e0';
/** Bob's second account. */
export const BOB_TOO = 'b0bb0bb0bb0bb000';

const personOf = (operatorId: string): string => (operatorId === BOB_TOO ? BOB : operatorId);

/** @param by operator id; undefined is the shop itself */
const asked = (by: string | undefined) => ({
  stream: OPERATORS_STREAM,
  actor: by === undefined ? SYSTEM : operatorActor(by),
  context: (given: Given): Asking => ({ ...given, by }),
});

export const added = (operatorId: string, role: OperatorRole) => ({
  kind: 'add' as const,
  operatorId,
  personId: personOf(operatorId),
  role,
});

export const adding = (operatorId: string, role: OperatorRole = 'owner') =>
  order({
    ...asked(undefined),
    command: addOperator,
    input: { operatorId, personId: personOf(operatorId), role },
  });

export const giving = (operatorId: string, role: OperatorRole) =>
  order({ ...asked(undefined), command: changeRole, input: { operatorId, role } });

export const resetting = (operatorId: string) =>
  order({ ...asked(undefined), command: resetOperator, input: { operatorId } });

export const disabling = (operatorId: string, by?: string) =>
  order({ ...asked(by), command: disableOperator, input: { operatorId, reason: 'left' as const } });

export const setting = (mode: ApprovalMode, by?: string) =>
  order({ ...asked(by), command: setApprovalMode, input: { mode } });

export const proposalOf = (n: number): string => n.toString(16).padStart(16, '0');

export const proposing = (n: number, change: OperatorChange, by: string | undefined = ADA) =>
  order({ ...asked(by), command: proposeOperators, input: { proposalId: proposalOf(n), change } });

export const approving = (n: number, change: OperatorChange, by: string | undefined = BOB) =>
  order({ ...asked(by), command: approveOperators, input: { proposalId: proposalOf(n), change } });

export const dropping = (n: number, by: string | undefined = ADA) =>
  order({ ...asked(by), command: dropOperators, input: { proposalId: proposalOf(n) } });

/** Returns the register of operators; the operators' stream must be loaded. */
export const registerOf = (view: View): Register =>
  view.stateOf(operators.streams.operators, OPERATORS_STREAM).register;

/** Ada and Bob run the shop in pairs mode, both added more than a day ago. */
export function pair(world: World): void {
  world.must(adding(ADA));
  world.must(adding(BOB));
  world.time += DAY_MS;
  world.must(setting('pairs', ADA));
}

/** Returns the same order by another operator. */
export const by = <Input>(asked: Order<Input>, operatorId: string): Order<Input> => ({
  ...asked,
  actor: operatorActor(operatorId),
  context: (given, view) => ({ ...Object(asked.context(given, view)), by: operatorId }),
});
