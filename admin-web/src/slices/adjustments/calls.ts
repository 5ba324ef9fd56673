import type {
  adjustBalance,
  approveAdjustment,
  approveVoiding as approveVoidingCall,
  dropAdjustment,
  proposeAdjustment,
  proposeVoiding as proposeVoidingCall,
} from '@skins/api/adjustments/contract';
import type { BodyOf } from '@skins/api/contract';
import { typedNumber } from '../../shell/i18n/typed-number';
import { answerOf, keyedAnswerOf } from '../../shell/session';

/** Returns typed gems as a number: 0 before anything is typed, NaN if it is none. */
export const gemsTyped = (text: string): number =>
  text === '' ? 0 : Number(typedNumber(text) ?? Number.NaN);

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
