import type { BodyOf } from '@skins/api/contract';
import type { approvePromotion, dropPromotion, proposePromotion } from '@skins/api/promotion/contract';
import { answerOf, keyedAnswerOf } from '../../shell/session';

export const propose = (body: BodyOf<typeof proposePromotion>, key: string) =>
  keyedAnswerOf('/promotion/propose', body, key);
export const approve = (body: BodyOf<typeof approvePromotion>) => answerOf('/promotion/approve', body);
export const drop = (body: BodyOf<typeof dropPromotion>) => answerOf('/promotion/drop', body);
