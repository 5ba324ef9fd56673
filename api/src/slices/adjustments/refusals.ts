import { refusal } from '../../foundation/contract/refusal.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type { refusals as bag } from '../bag/refusals.ts';
import type { refusals as operators } from '../operators/refusals.ts';
import type { refusals as standing } from '../standing/refusals.ts';
import type * as contract from './contract.ts';

type Own = Omit<
  RefusalsOf<typeof contract>,
  keyof typeof bag | keyof typeof operators | keyof typeof standing | 'too-many-guesses'
>;

/** The slice's refusals, as the API returns them. */
export const refusals = {
  'amount-out-of-range': refusal(400, 742, {
    zh: '金额超出范围',
    en: 'The amount is out of range',
    ru: 'Сумма вне допустимых пределов',
    vi: 'Số lượng ngoài phạm vi cho phép',
  }),
  'above-ceiling': refusal(403, 743, {
    zh: '超出本角色单次上限（{detail} 宝石），请提交审批',
    en: 'Above what your role moves at once ({detail} in gems): propose it, and another person approves',
    ru: 'Больше, чем ваша роль меняет за раз ({detail}): предложите, другой одобрит',
    vi: 'Vượt mức một lần của vai trò ({detail} ngọc): hãy đề xuất để người khác duyệt',
  }),
  'above-day-ceiling': refusal(403, 744, {
    zh: '超出今日上限，今日还可调整 {detail} 宝石；更多请提交审批',
    en: 'Above what is left of your day ({detail} in gems): propose it, and another person approves',
    ru: 'Больше, чем осталось на сегодня ({detail}): предложите, другой одобрит',
    vi: 'Vượt mức còn lại hôm nay ({detail} ngọc): hãy đề xuất để người khác duyệt',
  }),
  'adjustments-uncounted': refusal(503, 745, {
    zh: '此前的调整还未计入，没有变动，请稍后再试',
    en: 'Adjustments of before are not counted yet. Nothing was moved; please try again later.',
    ru: 'Прежние изменения ещё не учтены. Ничего не изменено, повторите позже.',
    vi: 'Các điều chỉnh trước chưa được tính. Chưa có thay đổi; hãy thử lại sau.',
  }),
  'adjustment-proposed': refusal(409, 746, {
    zh: '同样的调整已在等待审批',
    en: 'The same adjustment waits for approval already',
    ru: 'Такое же изменение уже ждёт одобрения',
    vi: 'Điều chỉnh giống vậy đang chờ duyệt',
  }),
  'adjustment-unknown': refusal(404, 747, {
    zh: '没有这项待批调整',
    en: 'There is no such proposal',
    ru: 'Такого предложения нет',
    vi: 'Không có đề xuất này',
  }),
  'adjustment-ended': refusal(409, 748, {
    zh: '这项调整已处理，请刷新',
    en: 'This proposal was decided already: look again',
    ru: 'Это предложение уже решено: обновите страницу',
    vi: 'Đề xuất này đã được xử lý: hãy tải lại',
  }),
  'adjustment-expired': refusal(409, 749, {
    zh: '这项调整已过审批期限，请重新提交',
    en: 'This proposal is too old: propose it anew',
    ru: 'Предложение устарело: внесите его заново',
    vi: 'Đề xuất đã quá hạn: hãy đề xuất lại',
  }),
  'adjustment-stale': refusal(409, 750, {
    zh: '您看到的与提交的不一致，没有变动，请刷新',
    en: 'This is not what you saw. Nothing was moved; look again.',
    ru: 'Это не то, что вы видели. Ничего не изменено; обновите страницу.',
    vi: 'Đây không phải nội dung bạn đã xem. Chưa có thay đổi; hãy tải lại.',
  }),
  'adjustment-own': refusal(403, 751, {
    zh: '提交人不能审批自己的调整',
    en: 'Whoever proposed it may not approve it',
    ru: 'Автор не может одобрить своё предложение',
    vi: 'Người đề xuất không được tự duyệt',
  }),
  'adjustment-on-probation': refusal(403, 752, {
    zh: '任此角色未满一天，还不能审批',
    en: 'In this role for less than a day: not yet allowed to approve',
    ru: 'В этой роли меньше суток: одобрять ещё нельзя',
    vi: 'Giữ vai trò này chưa đủ một ngày: chưa được duyệt',
  }),
} satisfies Own;
