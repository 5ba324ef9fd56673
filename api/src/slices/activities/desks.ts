import type { AccountsDesk } from '../accounts/desk.ts';

/** The desks that the slice's calls need. */
export interface Desks {
  readonly accounts: AccountsDesk;
}
