import { type OperatorRole, RIGHTS, type Right, mayDo } from '@skins/engine/kernel';

/** Lists the rights of a role, by the one table of rights. */
export const rightsOf = (role: OperatorRole): Right[] =>
  Object.keys(RIGHTS).filter((right): right is Right => isRight(right) && mayDo(role, right));

const isRight = (name: string): name is Right => name in RIGHTS;

/** Whether a role needs a second factor: every role that may change anything does. */
export const needsSecondFactor = (role: OperatorRole): boolean => role !== 'auditor';
