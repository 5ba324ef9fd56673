import type { AccountsDesk } from '../accounts/desk.ts';
import type { ErasureDesk } from './desk.ts';
import type { SecurityDesk } from '../security/desk.ts';

/** The desks that the slice's calls and resources need. */
export interface Desks {
  readonly accounts: AccountsDesk;
  readonly erasure: ErasureDesk;
  readonly security: SecurityDesk;
}
