import type { ReceiveActivityRejection, UseOpeningRejection } from '@skins/engine/activities';
import { refusal } from '../../foundation/contract/refusal.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type { refusals as signin } from '../signin/refusals.ts';
import type { refusals as standing } from '../standing/refusals.ts';
import type * as contract from './contract.ts';

/** The slice's refusals, as the API returns them. */
export const refusals = {
  'activities-closed': refusal(403, 1070, {
    zh: '活动奖励暂停领取，请稍后再来',
    en: 'Rewards of activities cannot be claimed at the moment. Please come back later.',
    ru: 'Сейчас награды за события не выдаются. Зайдите позже.',
    vi: 'Tạm thời chưa thể nhận thưởng hoạt động. Hãy quay lại sau.',
  }),
  'activity-unknown': refusal(404, 1071, {
    zh: '没有这个活动，或没有这一档奖励',
    en: 'There is no such activity, or no such step of it',
    ru: 'Такого события или такого шага нет',
    vi: 'Không có hoạt động này hoặc mốc này',
  }),
  'activity-changed': refusal(409, 1072, {
    zh: '活动内容与您看到的不同，没有领取，请刷新后再看',
    en: 'The activity differs from what you saw. Nothing was claimed; please look again.',
    ru: 'Событие отличается от показанного. Ничего не получено; обновите страницу.',
    vi: 'Hoạt động khác với nội dung bạn đã xem. Chưa nhận gì; hãy tải lại.',
  }),
  'activity-early': refusal(403, 1073, {
    zh: '活动尚未开始',
    en: 'The activity has not begun yet',
    ru: 'Событие ещё не началось',
    vi: 'Hoạt động chưa bắt đầu',
  }),
  'activity-received': refusal(409, 1074, {
    zh: '这一档奖励已经领取',
    en: 'This step was claimed already',
    ru: 'Этот шаг уже получен',
    vi: 'Mốc này đã được nhận',
  }),
  'activity-over': refusal(403, 1075, {
    zh: '活动已结束，领取时间已过',
    en: 'The activity is over, and so is the time for its rewards',
    ru: 'Событие закончилось, срок получения наград прошёл',
    vi: 'Hoạt động đã kết thúc và đã hết hạn nhận thưởng',
  }),
  'activity-unfinished': refusal(403, 1076, {
    zh: '尚未达到这一档的要求',
    en: 'This step is not completed yet',
    ru: 'Условие этого шага ещё не выполнено',
    vi: 'Chưa đạt yêu cầu của mốc này',
  }),
  'activity-reward-gone': refusal(409, 1077, {
    zh: '奖励暂时下架，没有领取，请在领取时间内再试',
    en: 'The reward is not on sale at the moment. Nothing was claimed; please try again before the time ends.',
    ru: 'Награда сейчас снята с продажи. Ничего не получено; попробуйте до конца срока.',
    vi: 'Phần thưởng tạm ngừng bán. Chưa nhận gì; hãy thử lại trước khi hết hạn.',
  }),
  'activity-no-opening': refusal(409, 1078, {
    zh: '这一档没有可用的开箱次数',
    en: 'This step has no opening left',
    ru: 'По этому шагу открытий не осталось',
    vi: 'Mốc này không còn lượt mở',
  }),
  'activity-begun': refusal(409, 1115, {
    zh: '活动已经开始，无需提醒',
    en: 'The activity has begun already, so there is nothing to be reminded of',
    ru: 'Событие уже началось, напоминать не о чем',
    vi: 'Hoạt động đã bắt đầu, không cần nhắc nữa',
  }),
} satisfies Omit<
  RefusalsOf<typeof contract, ReceiveActivityRejection | UseOpeningRejection>,
  keyof typeof signin | keyof typeof standing
>;
