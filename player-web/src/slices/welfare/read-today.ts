import { store, stored } from '../../shell/session/storage';

/** By the visitor's own clock: the day of the month, and the month that it is a day of, as days recur. */
function today(): { readonly day: string; readonly month: string } {
  const date = new Date();
  return { day: String(date.getDate()), month: `${date.getFullYear()}-${date.getMonth() + 1}` };
}

/** Returns whether the visitor chose 'read, do not pop up again today' (spec 2.11). */
export function isReadToday(): boolean {
  const { day, month } = today();
  return stored('nameState') === day && stored('nameStateMonth') === month;
}

export function readToday(read: boolean): void {
  const { day, month } = today();
  store('nameState', read ? day : undefined);
  store('nameStateMonth', read ? month : undefined);
}
