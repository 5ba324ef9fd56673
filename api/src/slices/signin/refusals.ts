import type { ClaimMonthRewardRejection, SignInRejection } from '@skins/engine/signin';
import { refusal } from '../../foundation/contract/refusal.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type { refusals as standing } from '../standing/refusals.ts';
import type * as contract from './contract.ts';

/** The slice's refusals, as the API returns them (spec 5.4, 8.5). */
export const refusals = {
  'sign-in-closed': refusal(403, 930, {
    zh: '签到活动未开启',
    en: 'The sign-in activity is not enabled',
    ru: 'Ежедневная отметка не включена',
    vi: 'Hoạt động điểm danh chưa mở',
  }),
  'sign-in-board-changed': refusal(409, 931, {
    zh: '签到奖励已更新，没有领取，请刷新后再看',
    en: 'The sign-in rewards have changed. Nothing was claimed; please look again.',
    ru: 'Награды за отметку изменились. Ничего не получено; обновите страницу.',
    vi: 'Phần thưởng điểm danh đã thay đổi. Chưa nhận gì; hãy tải lại.',
  }),
  'signed-in-today': refusal(409, 932, {
    zh: '今日已签到',
    en: 'Already signed in today',
    ru: 'Сегодня вы уже отметились',
    vi: 'Hôm nay đã điểm danh',
  }),
  'sign-in-day': refusal(409, 933, {
    zh: '只能按顺序签到',
    en: 'Days can only be claimed in order',
    ru: 'Сейчас на очереди другой день',
    vi: 'Hãy điểm danh đúng thứ tự ngày',
  }),
  // `handlerActivity` returns the requirement and the progress.
  'sign-in-requirement': refusal(403, 934, {
    zh: '尚未完成今日签到任务',
    en: 'Today’s task is not done yet',
    ru: 'Задание на сегодня ещё не выполнено',
    vi: 'Chưa hoàn thành nhiệm vụ điểm danh hôm nay',
  }),
  'month-reward-unknown': refusal(404, 935, {
    zh: '本月没有这项累计奖励',
    en: 'There is no such reward this month',
    ru: 'В этом месяце такой награды нет',
    vi: 'Tháng này không có phần thưởng này',
  }),
  'month-reward-claimed': refusal(409, 936, {
    zh: '该累计奖励已领取',
    en: 'This reward of the month was claimed already',
    ru: 'Эта награда месяца уже получена',
    vi: 'Phần thưởng tháng này đã được nhận',
  }),
  'month-reward-not-reached': refusal(403, 937, {
    zh: '累计签到天数不足',
    en: 'You have not signed in on enough days this month',
    ru: 'В этом месяце отмечено недостаточно дней',
    vi: 'Chưa đủ số ngày điểm danh trong tháng',
  }),
  'sign-in-reward-gone': refusal(409, 938, {
    zh: '奖励皮肤已下架，没有领取，请联系客服',
    en: 'The skin that is promised is no longer listed. Nothing was claimed; please contact customer service.',
    ru: 'Обещанного скина больше нет в каталоге. Ничего не получено; обратитесь в поддержку.',
    vi: 'Vật phẩm thưởng không còn trong danh mục. Chưa nhận gì; hãy liên hệ CSKH.',
  }),
} satisfies Omit<
  RefusalsOf<typeof contract, SignInRejection | ClaimMonthRewardRejection>,
  keyof typeof standing
>;
