// Manual credits and debits: small ones by one operator, others by two.
import { defineSlice, playerPart } from '../../kernel/index.ts';
import { proposals } from '../operators/index.ts';
import { adjustBalance } from './adjust-balance.ts';
import { approveAdjustment } from './approve-adjustment.ts';
import { audit } from './audit.ts';
import { dropAdjustment } from './drop-adjustment.ts';
import { ADJUSTMENT_CEILINGS, events } from './events.ts';
import { proposeAdjustment } from './propose-adjustment.ts';

export {
  ADJUSTMENT_CEILINGS,
  ADJUSTMENT_MAX,
  ADJUSTMENT_REASONS,
  type AdjustmentCeilings,
  AdjustmentReason,
  AdjustmentWay,
  BalanceAdjusted,
} from './events.ts';
export { type Adjustment, type AdjustmentContext, adjusted, ceilingOf } from './adjustment.ts';
export { type AdjustBalanceContext, type AdjustBalanceRejection, adjustBalance } from './adjust-balance.ts';
export {
  type ProposeAdjustment,
  type ProposeAdjustmentRejection,
  proposeAdjustment,
} from './propose-adjustment.ts';
export {
  type ApproveAdjustment,
  type ApproveAdjustmentRejection,
  approveAdjustment,
} from './approve-adjustment.ts';
export { dropAdjustment } from './drop-adjustment.ts';

export const adjustments = defineSlice({
  name: 'adjustments',
  events,
  player: playerPart(proposals),
  streams: {},
  commands: {
    'adjust-balance': adjustBalance,
    'propose-adjustment': proposeAdjustment,
    'approve-adjustment': approveAdjustment,
    'drop-adjustment': dropAdjustment,
  },
  measures: [],
  rules: [ADJUSTMENT_CEILINGS],
  audit,
});
