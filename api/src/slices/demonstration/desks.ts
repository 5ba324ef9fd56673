import type { AccountsDesk } from '../accounts/desk.ts';
import type { DemonstrationDesk } from './desk.ts';

/** The desks that the slice's calls and its own desk need. */
export interface Desks {
  readonly accounts: AccountsDesk;
  readonly demonstration: DemonstrationDesk;
}
