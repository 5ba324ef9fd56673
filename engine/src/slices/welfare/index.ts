// Weekly benefits of VIP levels, and the shop's announcements.
import { defineSlice, playerPart } from '../../kernel/index.ts';
import { ANNOUNCEMENTS } from './announcements.ts';
import { audit } from './audit.ts';
import { claimWeekBenefits } from './claim-week-benefits.ts';
import { WEEK_BENEFITS, events } from './events.ts';
import { welfare as fold } from './state.ts';

export {
  ANNOUNCEMENTS,
  type Announcements,
  NOTICE_TYPES,
  type Notice,
  type NoticeType,
  noticesAt,
} from './announcements.ts';
export { WEEK_BENEFITS, type WeekBenefit, type WeekBenefits, WeekBenefitsClaimed } from './events.ts';
export { type Welfare } from './state.ts';
export { endOfWeek, firstDayOf, weekOf } from './week.ts';
export {
  type ClaimWeekBenefits,
  type ClaimWeekBenefitsContext,
  type ClaimWeekBenefitsRejection,
  type ClaimWeekBenefitsReply,
  claimWeekBenefits,
} from './claim-week-benefits.ts';

export const welfare = defineSlice({
  name: 'welfare',
  events,
  player: playerPart(fold),
  streams: {},
  commands: { 'claim-week-benefits': claimWeekBenefits },
  measures: [],
  rules: [WEEK_BENEFITS, ANNOUNCEMENTS],
  audit,
});
