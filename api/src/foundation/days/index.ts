// What is settled by house days: a day's terms, and its closing once it is over.
export { type Days, closeDaysOver } from './close-days.ts';
export { termsOfDay } from './day-terms.ts';
