// Manual credits and debits: small ones by one operator, others by two. Items are voided by two.
import { defineSlice, playerPart } from '../../kernel/index.ts';
import { proposals } from '../operators/index.ts';
import { adjustBalance } from './adjust-balance.ts';
import { approveAdjustment } from './approve-adjustment.ts';
import { approveVoiding } from './approve-voiding.ts';
import { audit } from './audit.ts';
import { dropAdjustment } from './drop-adjustment.ts';
import { ADJUSTMENT_CEILINGS, events } from './events.ts';
import { proposeAdjustment } from './propose-adjustment.ts';
import { proposeVoiding } from './propose-voiding.ts';

export {
  ADJUSTMENT_CEILINGS,
  AdjustmentReason,
  AdjustmentWay,
  BalanceAdjusted,
  ItemsVoided,
  VOIDED_MAX,
  VoidingReason,
} from './events.ts';
export { type Voiding, voided } from './voiding.ts';
export { type Adjustment, adjusted, ceilingOf } from './adjustment.ts';
export { adjustBalance } from './adjust-balance.ts';
export { proposeAdjustment } from './propose-adjustment.ts';
export { approveAdjustment } from './approve-adjustment.ts';
export { proposeVoiding } from './propose-voiding.ts';
export { approveVoiding } from './approve-voiding.ts';
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
    'propose-voiding': proposeVoiding,
    'approve-voiding': approveVoiding,
    'drop-adjustment': dropAdjustment,
  },
  measures: [],
  rules: [ADJUSTMENT_CEILINGS],
  audit,
});
