import { HoldReason, UNPAID_REASONS, Verdict } from '@skins/engine/promotion';
import { Type } from 'typebox';
import { COMMENT_FIELD } from '../../foundation/contract/admin/comment.ts';
import { PROOF_FIELDS, PROOF_REFUSALS } from '../../foundation/contract/admin/proof.ts';
import { get, post } from '../../foundation/contract/call.ts';
import { AfterPage, AfterQuery, Gems, Hash, Time } from '../../foundation/contract/fields.ts';

const Count = Type.Integer({ minimum: 0 });
const Share = Type.Number({ minimum: 0, maximum: 1, description: 'as a part of 1' });
const Position = Type.String({ description: 'in the log' });

const Level = Type.Object({
  from: Type.Number({ description: 'gems that friends bought and played on closed days' }),
  share: Share,
});

/** The caller's own part. */
const Own = Type.Object({
  code: Type.String(),
  path: Type.String({ description: 'of the link that friends follow' }),
  level: Type.Integer({ minimum: 1 }),
  counted: Type.Number({ description: 'gems that friends bought and played, on closed days' }),
  friends: Count,
  playing: Type.Integer({ minimum: 0, description: 'friends of whom anything was counted' }),
  paid: Type.Number({ description: 'gems, in all' }),
  month: Type.Number({ description: 'gems for the days of this month' }),
  held: Type.Number({ description: 'gems that are held back' }),
});

export const promotion = get('/api/promotion', {
  summary: 'The levels of inviters with their shares, and the caller’s own code, level and sums',
  waits: true,
  data: Type.Object({
    levels: Type.Array(Level, { description: 'the first level first' }),
    rulesHash: Hash,
    version: Type.Integer({ minimum: 1 }),
    since: Type.Integer({ description: 'when this version came into force, in milliseconds since 1970' }),
    smallestEdge: Type.Union([Share, Type.Null()], {
      description: 'the least that the house keeps of a counted play on average; every share is below it',
    }),
    settlesAt: Type.Integer({ description: 'when today is settled, in milliseconds since 1970' }),
    mine: Type.Union([Own, Type.Null()], { description: 'null for a visitor' }),
  }),
});

const Friend = Type.Object({
  id: Position,
  name: Type.String({ description: 'masked' }),
  avatar: Type.String(),
  createTime: Time,
  counted: Type.Number({ description: 'gems bought and played on closed days' }),
  paid: Type.Number({ description: 'gems that it brought' }),
  held: Type.Number({ description: 'gems that are held back' }),
  state: Type.Enum(['none', 'due', 'paid', 'held', 'released', 'refused', 'withheld'], {
    description: 'of the newest share, or of a held one; none: no share yet',
  }),
  reason: Type.Union([HoldReason, Type.Enum([...UNPAID_REASONS]), Type.Null()]),
  position: Type.Union([Position, Type.Null()], { description: 'of the newest settled share in the log' }),
});

export const promotionFriends = get('/api/promotion/friends', {
  summary: 'Whom the player invited, and what it brought; the newest first',
  access: 'player',
  waits: true,
  query: AfterQuery,
  data: AfterPage(Friend),
});

export const promotionLink = get('/api/promotion/link', {
  summary: 'Who invites by a link, and what the inviter gets',
  perMinute: 30,
  refusals: ['poster-unknown', 'poster-suspended'],
  query: Type.Object({ poster: Type.String({ minLength: 1, maxLength: 40 }) }),
  data: Type.Object({
    name: Type.String({ description: 'masked' }),
    avatar: Type.String(),
    createTime: Time,
    share: Share,
    own: Type.Boolean({ description: 'whether it is the caller’s own link' }),
  }),
});

const ShareId = Type.String({ pattern: '^[0-9]{1,20}-[0-9]{3}$' });
const ProposalId = Type.String({ pattern: '^[0-9a-f]{16}$' });

export const proposePromotion = post('/admin/api/promotion/propose', {
  summary: 'Propose to release or to refuse a share that is held back: another operator approves it',
  access: 'operator',
  right: 'adjust-balance',
  idempotencyKey: 'optional',
  refusals: ['may-not', 'share-unknown', 'share-not-held', 'share-proposed'],
  body: Type.Object({ shareId: ShareId, verdict: Verdict }),
  data: Type.Object({ proposalId: ProposalId, position: Position }),
});

export const approvePromotion = post('/admin/api/promotion/approve', {
  summary: 'Approve what another operator proposed: the share is paid or refused in the same moment',
  access: 'operator',
  right: 'approve-adjustments',
  perMinute: 10,
  idempotencyKey: 'optional',
  refusals: [
    'may-not',
    ...PROOF_REFUSALS,
    'share-unknown',
    'share-not-held',
    'share-proposal-unknown',
    'share-proposal-ended',
    'share-proposal-expired',
    'share-proposal-stale',
    'share-proposal-own',
    'on-probation',
  ],
  body: Type.Object({
    shareId: ShareId,
    proposalId: ProposalId,
    verdict: Verdict,
    ...COMMENT_FIELD,
    ...PROOF_FIELDS,
  }),
  data: Type.Object({ gems: Gems, position: Position }),
});

export const dropPromotion = post('/admin/api/promotion/drop', {
  summary: 'Take a proposal about a held share back, or turn it down',
  access: 'operator',
  right: 'adjust-balance',
  idempotencyKey: 'optional',
  refusals: ['may-not', 'share-unknown', 'share-proposal-unknown', 'share-proposal-ended'],
  body: Type.Object({ shareId: ShareId, proposalId: ProposalId, ...COMMENT_FIELD }),
  data: Type.Object({ position: Position }),
});
