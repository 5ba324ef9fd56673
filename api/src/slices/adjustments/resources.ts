import { AdjustmentReason, AdjustmentWay } from '@skins/engine/adjustments';
import { closed } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';
import { PlayerId, Span } from '../../foundation/contract/admin/fields.ts';
import { resource } from '../../foundation/contract/admin/resource.ts';
import { Gems, Hash, Time } from '../../foundation/contract/fields.ts';

const AdjustmentRow = Type.Object({
  id: Type.String({ description: 'position in the log' }),
  playerId: Type.String(),
  operator: Type.String({
    description: 'who did it, or approved it: the name, or the id of one nobody knows',
  }),
  way: AdjustmentWay,
  gems: Gems,
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
  way: AdjustmentWay,
  gems: Gems,
  reason: AdjustmentReason,
  hash: Hash,
  created: Time,
  expires: Type.Union([Time, Type.Null()]),
  state: Type.Enum([...PROPOSAL_STATES]),
  whyNot: Type.Union(
    [
      Type.Enum(['may-not', 'own-proposal', 'on-probation', 'proposal-expired', 'proposal-ended']),
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
    summary: 'Credits and debits by hand',
    row: AdjustmentRow,
    detail: AdjustmentRow,
    filter: closed({
      playerId: Type.Optional(PlayerId),
      reason: Type.Optional(AdjustmentReason),
      way: Type.Optional(AdjustmentWay),
      ...Span,
    }),
    shows: 'of-a-player',
    sortable: ['id'],
  }),
  'adjustment-proposals': resource({
    right: 'read-players',
    summary: 'Credits and debits that were proposed: the newest 500',
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
