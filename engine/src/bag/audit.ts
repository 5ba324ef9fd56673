import { NO_BOOKS, defineAudit } from '../kernel/index.ts';
import { ItemsGranted } from './events.ts';

export const audit = defineAudit({
  events: { ItemsGranted },
  rules: {
    'item-id': "a player's items are numbered from 1 without a gap",
    grant: 'a command grants exactly the items that its other events yield, at their value there',
  },
  books: NO_BOOKS,
  checks: { ItemsGranted: ({ items: books }, { source, items }) => books.grant(source, items) },
  writings: {},
  ways: {},
});
