import { NO_BOOKS, defineAudit, one } from '../../kernel/index.ts';
import { EditionOpened, events } from './events.ts';

export const audit = defineAudit({
  events,
  rules: {
    edition: 'editions rise one after another, and each event is of a version that its edition writes',
  },
  books: NO_BOOKS,
  checks: { EditionOpened: ({ editions }, { edition }) => editions.open(edition) },
  writings: { 'open-edition': { in: 'edition', by: ['system'], writes: one(EditionOpened) } },
  ways: {},
});
