import type { OperatorRole } from '@skins/engine/kernel';

/** The operator behind a call. Times in milliseconds since 1970. */
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

/** The state of an operator's token. */
export type OperatorState =
  | {
      readonly kind: 'valid';
      readonly operator: Operator;
      /** whether the operator has to enrol a second factor before anything else */
      readonly mustEnrol: boolean;
    }
  | { readonly kind: 'unknown' | 'ended' };
