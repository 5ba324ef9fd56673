import { NO_BOOKS, defineAudit } from '../../kernel/index.ts';
import { events } from './events.ts';

export const audit = defineAudit({
  events,
  rules: {
    posting: 'money moves between the accounts that its reason names',
    balance: 'a posting leaves the balance that it states, never below zero',
    cause: 'a posting names the first event of its command, or one of another stream, as its cause',
    payment: 'a command moves exactly the money that its other events cost or owe',
    ledger: 'what was minted is held by players, the house and the escrow',
  },
  books: NO_BOOKS,
  checks: {
    WalletPosted: ({ ledger }, { reason, postings, balance, cause }) =>
      ledger.post(reason, postings, balance, cause),
  },
  writings: {},
  ways: {},
});
