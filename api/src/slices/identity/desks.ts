import type { AccountsDesk } from '../accounts/desk.ts';
import type { IdentityDesk } from './desk.ts';
import type { LimitsDesk } from '../limits/desk.ts';

/** The desks that the slice's calls and resources need. */
export interface Desks {
  readonly accounts: AccountsDesk;
  readonly identity: IdentityDesk;
  readonly limits: LimitsDesk;
}
