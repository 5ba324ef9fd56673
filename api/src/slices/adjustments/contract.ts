import { AdjustmentReason, AdjustmentWay, VOIDED_MAX, VoidingReason } from '@skins/engine/adjustments';
import { Type } from 'typebox';
import { COMMENT_FIELD } from '../../foundation/contract/admin/comment.ts';
import { PlayerId } from '../../foundation/contract/admin/fields.ts';
import { PROOF_FIELDS, PROOF_REFUSALS } from '../../foundation/contract/admin/proof.ts';
import { get, post } from '../../foundation/contract/call.ts';
import { Gems, Hash } from '../../foundation/contract/fields.ts';
import { gems } from '../../foundation/contract/gems.ts';
import { refusedAs } from '../../foundation/contract/refused-as.ts';

const GEMS_MAX = 10 ** 9;
const Amount = gems({ exclusiveMinimum: 0, maximum: GEMS_MAX });
const ProposalId = Type.String({ pattern: '^[0-9a-f]{16}$' });
const Asked = Type.Object({
  playerId: PlayerId,
  way: AdjustmentWay,
  gems: Amount,
  reason: AdjustmentReason,
});
const Approved = Type.Object({ proposalId: ProposalId, hash: Hash, ...COMMENT_FIELD, ...PROOF_FIELDS });
const APPROVAL_REFUSALS = [
  'may-not',
  ...PROOF_REFUSALS,
  'adjustment-unknown',
  'adjustment-ended',
  'adjustment-expired',
  'adjustment-stale',
  'adjustment-own',
  'adjustment-on-probation',
] as const;
const Done = Type.Object({ balance: Gems, position: Type.String() });

export const adjustmentRoom = get('/admin/api/player/adjustment-room', {
  summary: 'How much the caller may credit or debit at once, alone, and how much of the day is left',
  access: 'operator',
  right: 'adjust-balance',
  data: Type.Object({ perAct: Gems, perDay: Gems, left: Gems }),
});

export const adjustBalance = post('/admin/api/player/adjust', {
  summary: 'Credit or debit a player, up to the ceilings of the operator’s role',
  access: 'operator',
  right: 'adjust-balance',
  idempotencyKey: 'optional',
  refusals: [
    'may-not',
    'unknown-player',
    'amount-out-of-range',
    'above-ceiling',
    'above-day-ceiling',
    'insufficient-gems',
    'adjustments-uncounted',
  ],
  body: Asked,
  data: Done,
});

export const proposeAdjustment = post('/admin/api/player/propose-adjustment', {
  summary: 'Propose to credit or debit a player: another operator approves it',
  access: 'operator',
  right: 'adjust-balance',
  idempotencyKey: 'optional',
  refusals: ['may-not', 'unknown-player', 'amount-out-of-range', 'adjustment-proposed'],
  body: Asked,
  data: Type.Object({ proposalId: ProposalId, position: Type.String() }),
});

export const approveAdjustment = post('/admin/api/player/approve-adjustment', {
  summary: 'Approve what another operator proposed: it happens in the same moment',
  access: 'operator',
  right: 'approve-adjustments',
  perMinute: 10,
  idempotencyKey: 'optional',
  refusals: [...APPROVAL_REFUSALS, 'insufficient-gems'],
  body: Approved,
  data: Done,
});

export const proposeVoiding = post('/admin/api/player/propose-voiding', {
  summary: 'Propose to void items of a player: another operator approves it, and nothing is paid for them',
  access: 'operator',
  right: 'adjust-balance',
  idempotencyKey: 'optional',
  refusals: [
    'may-not',
    'unknown-player',
    'items-out-of-range',
    'unknown-item',
    'item-not-free',
    'adjustment-proposed',
  ],
  body: Type.Object({
    playerId: PlayerId,
    itemIds: refusedAs(
      'items-out-of-range',
      Type.Array(Type.String({ maxLength: 60 }), { minItems: 1, maxItems: VOIDED_MAX }),
    ),
    reason: VoidingReason,
  }),
  data: Type.Object({ proposalId: ProposalId, position: Type.String() }),
});

export const approveVoiding = post('/admin/api/player/approve-voiding', {
  summary: 'Approve that items are voided, as another operator proposed: it happens in the same moment',
  access: 'operator',
  right: 'approve-adjustments',
  perMinute: 10,
  idempotencyKey: 'optional',
  refusals: APPROVAL_REFUSALS,
  body: Approved,
  data: Type.Object({ itemIds: Type.Array(Type.String()), position: Type.String() }),
});

export const dropAdjustment = post('/admin/api/player/drop-adjustment', {
  summary: 'Take a proposed adjustment back, or turn it down',
  access: 'operator',
  right: 'adjust-balance',
  idempotencyKey: 'optional',
  refusals: ['may-not', 'adjustment-unknown', 'adjustment-ended'],
  body: Type.Object({ proposalId: ProposalId, ...COMMENT_FIELD }),
  data: Type.Object({ position: Type.String() }),
});
