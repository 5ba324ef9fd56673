import type {
  adjustBalance,
  approveAdjustment,
  approveVoiding as approveVoidingCall,
  dropAdjustment,
  proposeAdjustment,
  proposeVoiding as proposeVoidingCall,
} from '@skins/api/adjustments/contract';
import type { BodyOf } from '@skins/api/contract';
import { answerOf, keyedAnswerOf } from '../../shell/session';

export const adjust = (body: BodyOf<typeof adjustBalance>, key: string) =>
  keyedAnswerOf('/player/adjust', body, key);
export const propose = (body: BodyOf<typeof proposeAdjustment>, key: string) =>
  keyedAnswerOf('/player/propose-adjustment', body, key);
export const approve = (body: BodyOf<typeof approveAdjustment>) =>
  answerOf('/player/approve-adjustment', body);
export const drop = (body: BodyOf<typeof dropAdjustment>) => answerOf('/player/drop-adjustment', body);
export const proposeVoiding = (body: BodyOf<typeof proposeVoidingCall>, key: string) =>
  keyedAnswerOf('/player/propose-voiding', body, key);
export const approveVoiding = (body: BodyOf<typeof approveVoidingCall>) =>
  answerOf('/player/approve-voiding', body);
