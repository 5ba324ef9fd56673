import { closed } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';
import { PlayerId } from '../../foundation/contract/admin/fields.ts';
import { resource } from '../../foundation/contract/admin/resource.ts';
import { Gems, Hash, Time } from '../../foundation/contract/fields.ts';
import { retrievalDetail } from './contract.ts';

const Stage = retrievalDetail.data.properties.stage;

const RetrievalRow = Type.Object({
  id: Type.String(),
  playerId: Type.String(),
  itemId: Type.String(),
  skinId: Type.String(),
  value: Gems,
  attempt: Type.Integer(),
  stage: Stage,
  recalled: Type.Boolean({ description: 'called back, and not yet answered' }),
  proposed: Type.Boolean({ description: 'whether an operator proposed its release' }),
  stuck: Type.Boolean({ description: 'whether the provider has not taken it in time' }),
  reference: Type.String({ description: 'what the provider calls its offer; empty before there is one' }),
  age: Type.Integer({ description: 'milliseconds since it was asked for, or until it was over' }),
  time: Time,
  changed: Time,
});
export type RetrievalRow = Static<typeof RetrievalRow>;

const Proposal = Type.Object({
  id: Type.String(),
  author: Type.String(),
  hash: Hash,
  expires: Time,
  whyNot: Type.Union([Type.String(), Type.Null()], { description: 'why the caller may not approve it' }),
});

const RetrievalDetail = Type.Object({
  ...RetrievalRow.properties,
  steps: Type.Array(Type.Object({ stage: Stage, time: Time })),
  until: Type.Union([Time, Type.Null()]),
  reason: Type.Union([Type.String(), Type.Null()], { description: 'why an operator turned it down' }),
  proposals: Type.Array(Proposal),
});
export type RetrievalDetail = Static<typeof RetrievalDetail>;

const DeliveryFindingRow = Type.Object({
  id: Type.String({ description: 'the provider’s reference' }),
  retrievalId: Type.String(),
  what: Type.Enum(['unknown', 'other-offer', 'after-end', 'after-seven-days']),
  time: Time,
  matched: Type.Union([Time, Type.Null()], { description: 'when the provider’s list was last matched' }),
});
export type DeliveryFindingRow = Static<typeof DeliveryFindingRow>;

/** The slice's resources in the console. */
export const resources = {
  retrievals: resource({
    right: 'read-players',
    summary: 'Items that leave the shop, and how far they have come',
    row: RetrievalRow,
    detail: RetrievalDetail,
    filter: closed({
      playerId: Type.Optional(PlayerId),
      stage: Type.Optional(Stage),
      from: Type.Optional(Time),
      to: Type.Optional(Type.Integer({ description: 'before this, in milliseconds since 1970' })),
    }),
    shows: 'of-a-player',
    sortable: ['time'],
  }),
  'delivery-findings': resource({
    right: 'read-players',
    summary: 'Deliveries of which the provider and the log say different things',
    row: DeliveryFindingRow,
    detail: DeliveryFindingRow,
    filter: closed({}),
    sortable: ['time', 'id'],
  }),
};
