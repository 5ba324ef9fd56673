import type { AccountsDesk } from '../accounts/desk.ts';
import type { OperatorsDesk } from '../operators/desk.ts';
import type { RollsDesk } from './desk.ts';

/** The desks that the slice's calls and resources need. */
export interface Desks {
  readonly accounts: AccountsDesk;
  readonly operators: OperatorsDesk;
  readonly rolls: RollsDesk;
}
