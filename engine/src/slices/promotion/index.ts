// Inviting friends: a published share of what they bought and played, settled by house days.
import { defineSlice, defineStream, playerPart } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { approvePromotion } from './approve-promotion.ts';
import { closePromotionDay } from './close-promotion-day.ts';
import { endPromotionDay } from './end-promotion-day.ts';
import { PROMOTION, PromotionDayClosed, events, measures } from './events.ts';
import { nextActions } from './flow.ts';
import { payPromotion } from './pay-promotion.ts';
import { proposePromotion } from './propose-promotion.ts';
import { promotionDay, promotionOfPlayer } from './state.ts';

export {
  CLOSES_AFTER_MS,
  HOLD_REASONS,
  HoldReason,
  PROMOTION,
  PromotionCounted,
  PromotionDayClosed,
  PromotionDayEnded,
  PromotionDecided,
  PromotionHeld,
  PromotionPaid,
  type PromotionRow,
  type PromotionTerms,
  PromotionWithheld,
  SHARE_UNITS,
  SHARES_DUE_MS,
  TABLE_ROWS,
  UNPAID_REASONS,
  type UnpaidReason,
  VERDICTS,
  Verdict,
  promotionBegun,
  promotionStream,
} from './events.ts';
export { broughtOf, promotionLevelOf, shareAt } from './shares.ts';
export { type HeldShare, type PromotionDay, type ShareAt, shareKey } from './state.ts';
export {
  type ClosePromotionDay,
  type ClosePromotionDayContext,
  type ClosePromotionDayRejection,
  type CountedFriend,
  closePromotionDay,
} from './close-promotion-day.ts';
export { payPromotion } from './pay-promotion.ts';
export { endPromotionDay } from './end-promotion-day.ts';
export { type ShareVerdict, decidedShare } from './held-share.ts';
export { proposePromotion } from './propose-promotion.ts';
export { approvePromotion } from './approve-promotion.ts';

export const promotion = defineSlice({
  name: 'promotion',
  events,
  player: playerPart(promotionOfPlayer),
  streams: {
    promotion: defineStream({
      fold: promotionDay,
      id: /^(0|[1-9][0-9]{0,6})$/,
      begins: PromotionDayClosed,
      nextActions,
    }),
  },
  commands: {
    'close-promotion-day': closePromotionDay,
    'pay-promotion': payPromotion,
    'end-promotion-day': endPromotionDay,
    'propose-promotion': proposePromotion,
    'approve-promotion': approvePromotion,
  },
  measures,
  rules: [PROMOTION],
  audit,
});
