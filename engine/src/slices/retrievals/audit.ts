import { EpochOpened } from '../epochs/events.ts';
import { ItemsMoved } from '../bag/events.ts';
import { all, defineAudit, either, follow, maybe, one, some } from '../../kernel/index.ts';
import { ChangeApproved, ChangeDropped, ChangeProposed } from '../operators/events.ts';
import { type Books, ownBook, shopBook } from './audit-books.ts';
import {
  auditBarred,
  auditPutBack,
  auditRequested,
  auditRetrievalEnded,
  auditRetrievalReversed,
} from './audit-retrieval.ts';
import {
  auditCreated,
  auditDelivered,
  auditEnded,
  auditMatched,
  auditOffered,
  auditRecalled,
  auditReleased,
  auditReversed,
} from './audit-withdrawal.ts';
import {
  DeliveryListMatched,
  ItemsPutBack,
  RetrievalBarred,
  RetrievalEnded,
  RetrievalRequested,
  RetrievalReversed,
  WithdrawalCreated,
  WithdrawalDelivered,
  WithdrawalEnded,
  WithdrawalOffered,
  WithdrawalRecalled,
  WithdrawalReleased,
  WithdrawalReversed,
  events,
} from './events.ts';

export const audit = defineAudit({
  events,
  rules: {
    'retrieval-item': 'what a retrieval says of an item is the item that its command moved',
    'retrieval-twice': 'an item is in one retrieval at a time',
    'retrieval-request': 'an item is asked for by its next attempt, under the terms in force',
    'retrieval-end': 'a retrieval ends as its conversation decided, once',
    'retrieval-barred':
      'what failed three times, or was turned down twice, waits; and only what failed is put back',
    'retrieval-back': 'an item comes back for a delivery that was reversed',
    withdrawal: 'a conversation is about what was asked for, has one offer, and comes to one end',
    'withdrawal-release':
      'what is worth more than the terms say is offered after two operators released it, or not at all',
    'withdrawal-recall': 'who calls an item back is its player, or an operator who may',
    'withdrawal-held': 'after the log was put back nothing is offered before the provider’s list is matched',
    'withdrawal-reversal': 'a delivery is reversed within seven days, once',
    'delivery-list': 'the list of deliveries is matched in the epoch that is open',
  },
  books: {
    own: ownBook,
    shop: shopBook,
    totals: ({ requested, delivered, reversed }) => ({ requested, delivered, reversed }),
  },
  checks: {
    RetrievalRequested: auditRequested,
    RetrievalEnded: auditRetrievalEnded,
    RetrievalBarred: auditBarred,
    RetrievalReversed: auditRetrievalReversed,
    ItemsPutBack: auditPutBack,
    WithdrawalCreated: auditCreated,
    WithdrawalReleased: auditReleased,
    WithdrawalRecalled: auditRecalled,
    WithdrawalOffered: auditOffered,
    WithdrawalDelivered: auditDelivered,
    WithdrawalEnded: auditEnded,
    WithdrawalReversed: auditReversed,
    DeliveryListMatched: auditMatched,
  },
  follows: [
    follow(EpochOpened, (_desk, { epoch }, { shop }: Books) => {
      shop.epoch = epoch;
      return undefined;
    }),
  ],
  writings: {
    'retrieve-items': {
      in: 'player',
      by: ['player'],
      writes: some(all(one(ItemsMoved), one(RetrievalRequested))),
    },
    'end-retrieval': {
      in: 'player',
      by: ['flow'],
      writes: all(one(ItemsMoved), one(RetrievalEnded), maybe(all(one(ItemsMoved), one(RetrievalBarred)))),
    },
    'reverse-retrieval': {
      in: 'player',
      by: ['flow'],
      writes: all(one(ItemsMoved), one(RetrievalReversed)),
    },
    'put-back-items': {
      in: 'player',
      by: ['player'],
      writes: some(all(one(ItemsMoved), one(ItemsPutBack))),
    },
    'create-withdrawal': { in: 'withdrawal', by: ['flow'], writes: one(WithdrawalCreated) },
    'note-offer': { in: 'withdrawal', by: ['provider'], writes: one(WithdrawalOffered) },
    'deliver-withdrawal': { in: 'withdrawal', by: ['provider'], writes: one(WithdrawalDelivered) },
    'end-withdrawal': {
      in: 'withdrawal',
      by: ['provider'],
      writes: either(
        one(WithdrawalEnded, 'recalled'),
        one(WithdrawalEnded, 'declined'),
        one(WithdrawalEnded, 'expired'),
        one(WithdrawalEnded, 'unavailable'),
        one(WithdrawalEnded, 'link'),
        one(WithdrawalEnded, 'private'),
        one(WithdrawalEnded, 'locked'),
      ),
    },
    'reverse-withdrawal': { in: 'withdrawal', by: ['provider'], writes: one(WithdrawalReversed) },
    'recall-withdrawal': {
      in: 'withdrawal',
      by: ['player', 'operator'],
      writes: all(one(WithdrawalRecalled), maybe(one(WithdrawalEnded, 'recalled'))),
    },
    'reject-withdrawal': { in: 'withdrawal', by: ['operator'], writes: one(WithdrawalEnded, 'rejected') },
    'expire-withdrawal': { in: 'withdrawal', by: ['flow'], writes: one(WithdrawalEnded, 'unreleased') },
    'propose-release': { in: 'withdrawal', by: ['operator'], writes: one(ChangeProposed) },
    'approve-release': {
      in: 'withdrawal',
      by: ['operator'],
      writes: all(one(WithdrawalReleased), one(ChangeApproved)),
    },
    'drop-release': { in: 'withdrawal', by: ['operator'], writes: one(ChangeDropped) },
    'match-delivery-list': { in: 'delivery', by: ['provider'], writes: one(DeliveryListMatched) },
  },
  inputs: {
    'retrieve-items'(events) {
      const asked = events.filter(RetrievalRequested.is);
      return asked.length === 0 ? undefined : { itemIds: asked.map(({ data }) => data.itemId) };
    },
  },
  ways: {},
});
