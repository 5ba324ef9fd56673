import { NO_BOOKS, defineAudit } from '../../kernel/index.ts';
import { events } from './events.ts';

// The auditor's frame counts deeds itself (`desk.deeds`); slices that use them check their figures.
export const audit = defineAudit({
  events,
  rules: {},
  books: NO_BOOKS,
  checks: {},
  writings: {},
  ways: {},
});
