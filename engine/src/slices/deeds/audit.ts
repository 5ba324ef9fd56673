import { NO_BOOKS, defineAudit } from '../../kernel/index.ts';
import { events } from './events.ts';

// The auditor's frame counts deeds itself (`desk.deeds`); whoever asks for them says what a figure has to be.
export const audit = defineAudit({
  events,
  rules: {},
  books: NO_BOOKS,
  checks: {},
  writings: {},
  ways: {},
});
