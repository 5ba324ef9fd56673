import { store, stored } from '../../shell/session/storage';

/** By the visitor's own clock. The whole day where the seeds keep the day of the month alone: next month has that day, too. */
function today(): string {
  const date = new Date();
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
}

/** Whether the visitor said 'read, do not pop up again today' (seeds, first document, section 2.5). */
export const isReadToday = (): boolean => stored('nameState') === today();

export function readToday(read: boolean): void {
  store('nameState', read ? today() : undefined);
}
