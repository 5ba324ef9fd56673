import { AdjustmentReason } from '@skins/engine/adjustments';
import { closed } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';
import { Names, PlayerId, Span } from '../../foundation/contract/admin/fields.ts';
import { resource } from '../../foundation/contract/admin/resource.ts';
import { Gems, Hash, Time } from '../../foundation/contract/fields.ts';

/** What became of the player's gems or items. */
const Way = Type.Enum(['credit', 'debit', 'void']);

const AdjustmentRow = Type.Object({
  id: Type.String({ description: 'position in the log' }),
  playerId: Type.String(),
  operator: Type.String({
    description: 'who did it, or approved it: the name, or the id of one nobody knows',
  }),
  way: Way,
  gems: Gems,
  items: Type.Integer({ minimum: 0, description: 'number of voided items; the gems are their worth' }),
  reason: Type.String(),
  approved: Type.Boolean({ description: 'whether another person had proposed it' }),
  time: Time,
});
export type AdjustmentRow = Static<typeof AdjustmentRow>;

export const PROPOSAL_STATES = ['open', 'approved', 'withdrawn', 'refused', 'expired'] as const;
const ProposalRow = Type.Object({
  id: Type.String(),
  playerId: Type.String(),
  author: Type.String({ description: 'the name, or the id of one nobody knows' }),
  way: Way,
  gems: Gems,
  items: Type.Array(Type.Object({ id: Type.String(), names: Names, value: Gems, free: Type.Boolean() }), {
    description: 'items to be voided; free: it has not moved since',
  }),
  reason: AdjustmentReason,
  hash: Type.Union([Hash, Type.Null()], { description: 'null: it was dropped, and its items moved since' }),
  created: Time,
  expires: Type.Union([Time, Type.Null()]),
  state: Type.Enum([...PROPOSAL_STATES]),
  whyNot: Type.Union(
    [
      Type.Enum([
        'may-not',
        'own-proposal',
        'on-probation',
        'proposal-expired',
        'proposal-ended',
        'proposal-stale',
      ]),
      Type.Null(),
    ],
    { description: 'why the caller may not approve it; null: it may be approved' },
  ),
});
export type ProposalRow = Static<typeof ProposalRow>;

/** The slice's resources in the console. */
export const resources = {
  adjustments: resource({
    right: 'read-players',
    summary: 'Credits and debits by hand, and voided items',
    row: AdjustmentRow,
    detail: AdjustmentRow,
    filter: closed({
      playerId: Type.Optional(PlayerId),
      reason: Type.Optional(AdjustmentReason),
      way: Type.Optional(Way),
      ...Span,
    }),
    shows: 'of-a-player',
    sortable: ['id'],
  }),
  'adjustment-proposals': resource({
    right: 'read-players',
    summary: 'Credits, debits and voidings that were proposed: the newest 500',
    row: ProposalRow,
    detail: ProposalRow,
    filter: closed({
      playerId: Type.Optional(PlayerId),
      state: Type.Optional(Type.Enum([...PROPOSAL_STATES])),
      ...Span,
    }),
    shows: 'of-a-player',
    sortable: ['created', 'id'],
  }),
};
