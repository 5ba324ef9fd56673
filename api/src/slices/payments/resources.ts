import { PayAction, REFUND_REASONS } from '@skins/engine/payments';
import { closed } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';
import { PlayerId } from '../../foundation/contract/admin/fields.ts';
import { resource } from '../../foundation/contract/admin/resource.ts';
import { Gems, Hash, Time } from '../../foundation/contract/fields.ts';

const Money = Type.Number({ description: 'in units of the currency' });
const State = Type.Enum([
  'created',
  'pending',
  'paid',
  'expired',
  'cancelled',
  'failed',
  'refunded',
  'charged-back',
]);

const TopUpRow = Type.Object({
  id: Type.String({ description: 'the order' }),
  playerId: Type.String(),
  gems: Gems,
  gift: Gems,
  bonus: Gems,
  price: Money,
  currency: Type.String(),
  channel: Type.Integer(),
  action: Type.Union([PayAction, Type.Null()], {
    description: 'what the page did with it, by the rules of its time',
  }),
  state: State,
  late: Type.Boolean(),
  credited: Type.Boolean({ description: 'whether the gems are the player’s' }),
  stuck: Type.Boolean({ description: 'whether what has to follow has not followed in time' }),
  refund: Type.Enum(['', 'proposed', 'asked']),
  reference: Type.String({ description: 'what the provider calls it; empty before it took the order' }),
  taken: Gems,
  owed: Gems,
  expires: Time,
  time: Time,
});
export type TopUpRow = Static<typeof TopUpRow>;

const Proposal = Type.Object({
  id: Type.String(),
  author: Type.String(),
  reason: Type.Enum([...REFUND_REASONS]),
  hash: Hash,
  expires: Time,
  whyNot: Type.Union([Type.String(), Type.Null()], { description: 'why the caller may not approve it' }),
});

const TopUpDetail = Type.Object({
  ...TopUpRow.properties,
  callbacks: Type.Array(
    Type.Object({
      time: Time,
      reference: Type.String(),
      said: Type.String(),
      verdict: Type.String(),
    }),
  ),
  proposals: Type.Array(Proposal),
  back: Type.Object(
    {
      taken: Gems,
      owed: Gems,
      left: Gems,
      ceiling: Gems,
    },
    {
      description:
        'what a refund would come to now: gems taken out of the balance, owed, left in it; and what the caller may refund alone',
    },
  ),
});
export type TopUpDetail = Static<typeof TopUpDetail>;

const FindingRow = Type.Object({
  id: Type.String({ description: 'the provider’s reference' }),
  orderId: Type.String(),
  what: Type.Enum(['unknown-order', 'mismatch', 'missing', 'refund-failed']),
  time: Time,
});
export type FindingRow = Static<typeof FindingRow>;

const FigureRow = Type.Object({
  id: Type.String({ description: 'the currency' }),
  orders: Type.Integer(),
  paid: Type.Integer(),
  expired: Type.Integer(),
  cancelled: Type.Integer(),
  failed: Type.Integer(),
  reversed: Type.Integer(),
  income: Money,
  gems: Gems,
  given: Gems,
  owed: Gems,
  matched: Type.Union([Time, Type.Null()], { description: 'when the provider’s list was last matched' }),
  held: Type.Boolean({ description: 'whether credits wait for that, after the log was put back' }),
});
export type FigureRow = Static<typeof FigureRow>;

/** The slice's resources in the console. */
export const resources = {
  'top-ups': resource({
    right: 'read-players',
    summary: 'Orders of gems, and how far they have come',
    row: TopUpRow,
    detail: TopUpDetail,
    filter: closed({
      playerId: Type.Optional(PlayerId),
      state: Type.Optional(State),
      refund: Type.Optional(Type.Enum(['proposed', 'asked'])),
      from: Type.Optional(Time),
      to: Type.Optional(Type.Integer({ description: 'before this, in milliseconds since 1970' })),
    }),
    shows: 'of-a-player',
    sortable: ['time'],
  }),
  'payment-findings': resource({
    right: 'read-players',
    summary: 'Payments of which the provider and the log say different things',
    row: FindingRow,
    detail: FindingRow,
    filter: closed({}),
    sortable: ['time', 'id'],
  }),
  'top-up-figures': resource({
    right: 'read',
    summary: 'What orders came to, by currency',
    row: FigureRow,
    detail: FigureRow,
    filter: closed({}),
    sortable: ['id'],
  }),
};
