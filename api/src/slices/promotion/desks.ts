import type { AccountsDesk } from '../accounts/desk.ts';
import type { OperatorsDesk } from '../operators/desk.ts';

/** The desks that the slice's calls and resources need. */
export interface Desks {
  readonly accounts: AccountsDesk;
  readonly operators: OperatorsDesk;
}
