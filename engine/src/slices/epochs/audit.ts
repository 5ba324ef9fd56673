import { NO_BOOKS, defineAudit, one } from '../../kernel/index.ts';
import { EpochOpened, events } from './events.ts';

export const audit = defineAudit({
  events,
  rules: {
    epoch: 'epochs count from 2, from edition 3 on, each under a name that none had before',
  },
  books: NO_BOOKS,
  checks: { EpochOpened: ({ epochs }, { epoch, name }) => epochs.open(epoch, name) },
  writings: { 'open-epoch': { in: 'epoch', by: ['system'], writes: one(EpochOpened) } },
  ways: {},
});
