import type {
  adjustBalance,
  approveAdjustment,
  dropAdjustment,
  proposeAdjustment,
} from '@skins/api/adjustments/contract';
import type { BodyOf } from '@skins/api/contract';
import { answerOf } from '../session';

export const adjust = (body: BodyOf<typeof adjustBalance>) => answerOf('/player/adjust', body);
export const propose = (body: BodyOf<typeof proposeAdjustment>) =>
  answerOf('/player/propose-adjustment', body);
export const approve = (body: BodyOf<typeof approveAdjustment>) =>
  answerOf('/player/approve-adjustment', body);
export const drop = (body: BodyOf<typeof dropAdjustment>) => answerOf('/player/drop-adjustment', body);
