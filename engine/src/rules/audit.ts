import { NO_BOOKS, defineAudit, one } from '../kernel/index.ts';
import { RulesPublished } from './events.ts';

export const audit = defineAudit({
  events: { RulesPublished },
  rules: {
    rules:
      'rules stand in the stream of their name, their versions count from 1, and each is named by the hash of its content',
    notice: 'rules count from 60 seconds after they were published at the earliest, the first ones at once',
  },
  books: NO_BOOKS,
  checks: {
    RulesPublished: ({ rules }, { name, version, from, hash, content }) =>
      rules.publish(name, version, from, hash, content),
  },
  writings: {
    'publish-rules': { in: 'rules', by: ['system', 'operator'], writes: one(RulesPublished) },
  },
  ways: {},
});
