import { store, stored } from '../../shell/session/storage';

/** By the visitor's own clock. The full date, while the seeds store only the day of the month, which recurs. */
function today(): string {
  const date = new Date();
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
}

/** Returns whether the visitor chose 'read, do not pop up again today' (spec 2.11). */
export const isReadToday = (): boolean => stored('nameState') === today();

export function readToday(read: boolean): void {
  store('nameState', read ? today() : undefined);
}
