import { Type, type Static, type TSchema } from 'typebox';
import { Place, closed, defineEvent } from '../../kernel/index.ts';

/**
 * Accounts of the double entry: `player` is the player of the stream; `house`, `mint` and `escrow` are the shop's. The slice that posts
 * declares which accounts a reason allows (its `ways`).
 */
const LedgerAccount = Type.String({ pattern: '^[a-z]+(-[a-z]+)*$' });

/** Reason for a transfer: a word of the slice that posts it. */
const Reason = Type.String({ pattern: '^[a-z]+(-[a-z]+)*$' });

const postingBetween = <Account extends TSchema>(account: Account) =>
  closed({
    from: account,
    to: account,
    amount: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: '1/10,000 gem' }),
  });

export const Posting = postingBetween(LedgerAccount);
export type Posting = Static<typeof Posting>;

const Balance = Type.Integer({
  minimum: 0,
  maximum: Number.MAX_SAFE_INTEGER,
  description: "the player's, afterwards",
});

const V1 = closed({
  reason: Type.Enum(['demo-grant', 'box-open']),
  postings: Type.Array(postingBetween(Type.Enum(['player', 'house', 'mint', 'escrow'])), {
    minItems: 1,
    maxItems: 100,
  }),
  balance: Balance,
});

/** Money was transferred. Each posting takes an amount from one account and gives it to another, so every event sums to zero. */
export const WalletPosted = defineEvent(
  'WalletPosted',
  closed({
    reason: Reason,
    postings: Type.Array(Posting, { minItems: 1, maxItems: 100 }),
    balance: Balance,
    cause: Type.Union([Place, Type.Null()], {
      description:
        'the first event of its own command, or one of another stream; null where edition 1 did not say',
    }),
  }),
  {
    former: [{ schema: V1, until: 2, lift: (data) => ({ ...Object(data), cause: null }) }],
    label: ({ reason }) => reason,
  },
);

/** The event types of the slice, for its definition and its audit. */
export const events = { WalletPosted };
