import { PlayerErased } from '../erasure/events.ts';
import { EpochOpened } from '../epochs/events.ts';
import { all, defineAudit, follow, maybe, one, unequal } from '../../kernel/index.ts';
import { ChangeApproved, ChangeDropped, ChangeProposed } from '../operators/events.ts';
import { RetrievalRequested } from '../retrievals/events.ts';
import { WalletPosted } from '../wallet/events.ts';
import { type Books, ownBook, shopBook } from './audit-books.ts';
import {
  auditComeAgain,
  auditCredited,
  auditEnded,
  auditLeft,
  auditSettled,
  auditSpent,
  auditTakenBack,
  auditTakenOut,
} from './audit-credit.ts';
import { auditOrdered } from './audit-order.ts';
import {
  auditAsked,
  auditCancelled,
  auditCreated,
  auditExpired,
  auditFailed,
  auditPaid,
  auditPending,
  auditReinstated,
  auditReversed,
} from './audit-payment.ts';
import {
  OrderCancelled,
  OrderCreated,
  OrderExpired,
  OrderFailed,
  OrderPaid,
  OrderPending,
  OrderReinstated,
  OrderReversed,
  ProviderListMatched,
  RefundAsked,
  TopUpCredited,
  TopUpDebtSettled,
  TopUpEnded,
  TopUpOrdered,
  TopUpReinstated,
  TopUpTakenBack,
  events,
} from './events.ts';

const fromMint = (amount: 'owed') => ({ legs: [['mint', 'player']], amount }) as const;
const toMint = (amount: 'owed') => ({ legs: [['player', 'mint']], amount }) as const;

export const audit = defineAudit({
  events,
  rules: {
    'top-up-order': 'an order is of goods that are sold, at their price, and named by its command',
    'top-up-gift':
      'a gift is of the highest tier that the goods reach, and none where the policy lets none come first',
    'top-up-bonus': 'a bonus is what the rate of published rules makes of the gems bought',
    'top-up-unpaid': 'gems are credited for a payment that came',
    'top-up-twice': 'an order is credited once',
    'top-up-amount': 'what is credited is what was ordered',
    'top-up-held': 'after the log was put back nothing is credited before the provider’s list is matched',
    'top-up-end': 'an order that nobody paid ends once',
    'top-up-back': 'what the payer has again is taken back as far as it is there, and owed for the rest',
    'top-up-again': 'what was taken back is the player’s again once the money is here again, and as it was',
    'top-up-debt':
      'what is owed is settled out of what is credited, and whoever owes spends nothing, takes no items out and, from edition 9 on, is not erased',
    'payment-order':
      'an order is created, and paid or ended in time, and reversed once, or again after the money came again',
    'payment-match': 'what was paid is the order’s price, under a reference that is its own',
    'payment-refund': 'who gives money back is an operator who may, up to the ceiling of the role',
    'payment-list': 'the provider’s list is matched in the epoch that is open',
  },
  books: {
    own: ownBook,
    shop: shopBook,
    totals: ({ paidIn, given, takenBack, givenAgain, owed }) => ({
      paidIn,
      givenOnTop: given,
      takenBack,
      givenAgain,
      owed,
    }),
  },
  checks: {
    TopUpOrdered: auditOrdered,
    TopUpCredited: auditCredited,
    TopUpEnded: auditEnded,
    TopUpTakenBack: auditTakenBack,
    TopUpReinstated: auditComeAgain,
    TopUpDebtSettled: auditSettled,
    OrderCreated: auditCreated,
    OrderPending: auditPending,
    OrderPaid: auditPaid,
    OrderExpired: auditExpired,
    OrderCancelled: auditCancelled,
    OrderFailed: auditFailed,
    RefundAsked: auditAsked,
    OrderReversed: auditReversed,
    OrderReinstated: auditReinstated,
    ProviderListMatched({ actor, id }, { epoch }, { shop }) {
      shop.matched = epoch;
      return unequal('payment-list', shop.epoch, epoch) ?? unequal('payment-list', `provider:${id}`, actor);
    },
  },
  follows: [
    follow(WalletPosted, auditSpent),
    follow(RetrievalRequested, auditTakenOut),
    follow(PlayerErased, auditLeft),
    follow(EpochOpened, (_desk, { epoch }, { shop }: Books) => {
      shop.epoch = epoch;
      return undefined;
    }),
  ],
  writings: {
    'order-top-up': { in: 'player', by: ['player'], writes: one(TopUpOrdered) },
    'credit-top-up': {
      in: 'player',
      by: ['flow'],
      writes: all(
        one(TopUpCredited),
        one(WalletPosted, 'top-up'),
        maybe(one(WalletPosted, 'top-up-gift')),
        maybe(one(WalletPosted, 'top-up-bonus')),
        maybe(one(WalletPosted, 'top-up-debt')),
      ),
    },
    'end-top-up': { in: 'player', by: ['flow'], writes: one(TopUpEnded) },
    'take-back-top-up': {
      in: 'player',
      by: ['flow'],
      writes: all(one(TopUpTakenBack), maybe(one(WalletPosted, 'top-up-back'))),
    },
    'reinstate-top-up': {
      in: 'player',
      by: ['flow'],
      writes: all(
        one(TopUpReinstated),
        one(WalletPosted, 'top-up-again'),
        maybe(one(WalletPosted, 'top-up-debt')),
      ),
    },
    'settle-debt': {
      in: 'player',
      by: ['player'],
      writes: all(one(TopUpDebtSettled), one(WalletPosted, 'top-up-debt')),
    },
    'create-order': { in: 'payment', by: ['flow'], writes: one(OrderCreated) },
    'note-pending': { in: 'payment', by: ['provider'], writes: one(OrderPending) },
    'pay-order': { in: 'payment', by: ['provider'], writes: one(OrderPaid) },
    'expire-order': { in: 'payment', by: ['provider', 'flow'], writes: one(OrderExpired) },
    'cancel-order': { in: 'payment', by: ['player'], writes: one(OrderCancelled) },
    'fail-order': { in: 'payment', by: ['provider'], writes: one(OrderFailed) },
    'reverse-order': { in: 'payment', by: ['provider'], writes: one(OrderReversed) },
    'reinstate-order': { in: 'payment', by: ['provider'], writes: one(OrderReinstated) },
    'ask-refund': { in: 'payment', by: ['operator'], writes: one(RefundAsked, 'at-once') },
    'propose-refund': { in: 'payment', by: ['operator'], writes: one(ChangeProposed) },
    'approve-refund': {
      in: 'payment',
      by: ['operator'],
      writes: all(one(RefundAsked, 'approved'), one(ChangeApproved)),
    },
    'drop-refund': { in: 'payment', by: ['operator'], writes: one(ChangeDropped) },
    'match-provider-list': { in: 'provider', by: ['provider'], writes: one(ProviderListMatched) },
  },
  inputs: {
    'order-top-up'([event, ...more]) {
      if (event === undefined || !TopUpOrdered.is(event) || more.length > 0) return undefined;
      const { goodsId, channel, rules, gift, bonus } = event.data;
      return { goodsId, channel, rules, onTop: { gift, bonus } };
    },
    'cancel-order': ([event, ...more]) =>
      event !== undefined && OrderCancelled.is(event) && more.length === 0 ? {} : undefined,
  },
  ways: {
    'top-up': fromMint('owed'),
    'top-up-gift': fromMint('owed'),
    'top-up-bonus': fromMint('owed'),
    'top-up-debt': toMint('owed'),
    'top-up-back': toMint('owed'),
    'top-up-again': fromMint('owed'),
  },
});
