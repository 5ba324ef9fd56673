import { Type, type Static } from 'typebox';
import { closed, defineEvent } from '../kernel/index.ts';

/** Accounts of the double entry. `player` is the player whose stream it is. */
const LedgerAccount = Type.Enum(['player', 'house', 'mint', 'escrow']);

export const Posting = closed({
  from: LedgerAccount,
  to: LedgerAccount,
  amount: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: '1/10,000 gem' }),
});
export type Posting = Static<typeof Posting>;

/** Money moved. Each posting takes from one account what it gives to another, so every event sums to zero. */
export const WalletPosted = defineEvent(
  'WalletPosted',
  1,
  closed({
    reason: Type.Enum(['demo-grant', 'box-open']),
    postings: Type.Array(Posting, { minItems: 1, maxItems: 100 }),
    balance: Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: "the player's, afterwards",
    }),
  }),
);
