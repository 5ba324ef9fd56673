import type { Adjustment } from '@skins/engine/adjustments';
import type { BodyOf } from '../../foundation/contract/call.ts';
import { amountOf } from '../../foundation/contract/gems.ts';
import type * as contract from './contract.ts';

export const adjustmentIn = ({ way, gems, reason }: BodyOf<typeof contract.adjustBalance>): Adjustment => ({
  way,
  amount: amountOf(gems),
  reason,
});
