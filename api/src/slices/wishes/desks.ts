import type { AccountsDesk } from '../accounts/desk.ts';
import type { WishesDesk } from './desk.ts';

/** The desks that the slice's calls and resources need. */
export interface Desks {
  readonly accounts: AccountsDesk;
  readonly wishes: WishesDesk;
}
