import { AdjustmentReason, AdjustmentWay } from '@skins/engine/adjustments';
import { Type } from 'typebox';
import { COMMENT_FIELD } from '../../foundation/contract/admin/comment.ts';
import { PlayerId } from '../../foundation/contract/admin/fields.ts';
import { PROOF_FIELDS, PROOF_REFUSALS } from '../../foundation/contract/admin/proof.ts';
import { post } from '../../foundation/contract/call.ts';
import { Gems, Hash } from '../../foundation/contract/fields.ts';
import { gems } from '../../foundation/contract/gems.ts';

const GEMS_MAX = 10 ** 9;
const Amount = gems({ exclusiveMinimum: 0, maximum: GEMS_MAX });
const ProposalId = Type.String({ pattern: '^[0-9a-f]{16}$' });
const Asked = Type.Object({
  playerId: PlayerId,
  way: AdjustmentWay,
  gems: Amount,
  reason: AdjustmentReason,
});
const Done = Type.Object({ balance: Gems, position: Type.String() });

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
  refusals: [
    'may-not',
    ...PROOF_REFUSALS,
    'adjustment-unknown',
    'adjustment-ended',
    'adjustment-expired',
    'adjustment-stale',
    'adjustment-own',
    'adjustment-on-probation',
    'insufficient-gems',
  ],
  body: Type.Object({
    proposalId: ProposalId,
    hash: Hash,
    ...COMMENT_FIELD,
    ...PROOF_FIELDS,
  }),
  data: Done,
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
