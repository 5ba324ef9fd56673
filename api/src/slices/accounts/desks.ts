import type { AccountsDesk } from './desk.ts';
import type { LimitsDesk } from '../limits/desk.ts';
import type { SecurityDesk } from '../security/desk.ts';

/** The desks that the slice's calls and resources need. */
export interface Desks {
  readonly accounts: AccountsDesk;
  readonly limits: LimitsDesk;
  readonly security: SecurityDesk;
}
