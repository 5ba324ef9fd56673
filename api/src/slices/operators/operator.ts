import { type OperatorRole, RIGHTS, type Right, mayDo } from '@skins/engine/kernel';

/** Someone who runs the shop: what the log says of them, and what they are called. Times in milliseconds since 1970. */
export interface Operator {
  readonly operatorId: string;
  readonly name: string;
  readonly role: OperatorRole;
  readonly created: number;
  /** when the role was given */
  readonly since: number;
  readonly disabled: boolean;
  /** whether there is a second factor */
  readonly enrolled: boolean;
}

/** What an operator may do, by the one table of rights. */
export const rightsOf = (role: OperatorRole): Right[] =>
  Object.keys(RIGHTS).filter((right): right is Right => isRight(right) && mayDo(role, right));

const isRight = (name: string): name is Right => name in RIGHTS;

/** Whoever may change anything shows a second factor. */
export const needsSecondFactor = (role: OperatorRole): boolean => role !== 'auditor';
