import { refusal } from '../../foundation/contract/refusal.ts';
import type { refusals as operators } from '../operators/refusals.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type { refusals as standing } from '../standing/refusals.ts';
import type * as contract from './contract.ts';

type Own = Omit<
  RefusalsOf<typeof contract>,
  keyof typeof operators | keyof typeof standing | 'too-many-guesses'
>;

/** The slice's refusals, as the API returns them. */
export const refusals = {
  'unknown-goods': refusal(404, 780, {
    zh: '没有这个充值档位，请刷新',
    en: 'This amount is no longer sold: please refresh',
    ru: 'Такой суммы больше нет: обновите страницу',
    vi: 'Mức nạp này không còn: hãy tải lại',
  }),
  'unknown-channel': refusal(404, 781, {
    zh: '该支付方式已关闭，请刷新',
    en: 'This way to pay is closed: please refresh',
    ru: 'Этот способ оплаты закрыт: обновите страницу',
    vi: 'Cách thanh toán này đã đóng: hãy tải lại',
  }),
  'too-many-orders': refusal(409, 782, {
    zh: '您有太多未支付的订单，请先支付或等待其过期',
    en: 'You have too many unpaid orders: pay one, or let it expire',
    ru: 'Слишком много неоплаченных заказов: оплатите или дождитесь их отмены',
    vi: 'Quá nhiều đơn chưa thanh toán: hãy thanh toán hoặc chờ hết hạn',
  }),
  'no-debt': refusal(409, 784, {
    zh: '您没有欠款',
    en: 'You owe nothing',
    ru: 'У вас нет долга',
    vi: 'Bạn không nợ gì',
  }),
  'order-unknown': refusal(404, 785, {
    zh: '没有这个订单',
    en: 'There is no such order',
    ru: 'Такого заказа нет',
    vi: 'Không có đơn này',
  }),
  'order-not-waiting': refusal(409, 1110, {
    zh: '该订单已支付或已结束，不能取消',
    en: 'This order was paid or has ended: it cannot be cancelled',
    ru: 'Заказ уже оплачен или завершён: отменить нельзя',
    vi: 'Đơn đã thanh toán hoặc đã kết thúc: không thể hủy',
  }),
  'refund-above-ceiling': refusal(403, 786, {
    zh: '超出本角色退款上限（{detail} 宝石），请提交审批',
    en: 'Above what your role gives back at once ({detail} in gems): propose it, and another person approves',
    ru: 'Больше, чем ваша роль возвращает за раз ({detail}): предложите, другой одобрит',
    vi: 'Vượt mức hoàn một lần của vai trò ({detail} ngọc): hãy đề xuất để người khác duyệt',
  }),
  'not-refundable': refusal(409, 787, {
    zh: '该订单未支付，或已在退款',
    en: 'This order was not paid, or its money goes back already',
    ru: 'Заказ не оплачен или уже возвращается',
    vi: 'Đơn chưa thanh toán hoặc đang được hoàn',
  }),
  'refund-proposed': refusal(409, 788, {
    zh: '同样的退款已在等待审批',
    en: 'The same refund waits for approval already',
    ru: 'Такой же возврат уже ждёт одобрения',
    vi: 'Yêu cầu hoàn giống vậy đang chờ duyệt',
  }),
  'refund-unknown': refusal(404, 789, {
    zh: '没有这项待批退款',
    en: 'There is no such proposal',
    ru: 'Такого предложения нет',
    vi: 'Không có đề xuất này',
  }),
  'refund-ended': refusal(409, 790, {
    zh: '这项退款已处理，请刷新',
    en: 'This proposal was decided already: look again',
    ru: 'Это предложение уже решено: обновите страницу',
    vi: 'Đề xuất này đã được xử lý: hãy tải lại',
  }),
  'refund-expired': refusal(409, 791, {
    zh: '这项退款已过审批期限，请重新提交',
    en: 'This proposal is too old: propose it anew',
    ru: 'Предложение устарело: внесите его заново',
    vi: 'Đề xuất đã quá hạn: hãy đề xuất lại',
  }),
  'refund-stale': refusal(409, 792, {
    zh: '您看到的与提交的不一致，请刷新',
    en: 'This is not what you saw: look again',
    ru: 'Это не то, что вы видели: обновите страницу',
    vi: 'Đây không phải nội dung bạn đã xem: hãy tải lại',
  }),
  'refund-own': refusal(403, 793, {
    zh: '提交人不能审批自己的退款',
    en: 'Whoever proposed it may not approve it',
    ru: 'Автор не может одобрить своё предложение',
    vi: 'Người đề xuất không được tự duyệt',
  }),
  'refund-on-probation': refusal(403, 794, {
    zh: '任此角色未满一天，还不能审批',
    en: 'In this role for less than a day: not yet allowed to approve',
    ru: 'В этой роли меньше суток: одобрять ещё нельзя',
    vi: 'Giữ vai trò này chưa đủ một ngày: chưa được duyệt',
  }),
  'provider-silent': refusal(503, 795, {
    zh: '支付渠道没有回应，请稍后再试',
    en: 'The payment provider does not answer: try again later',
    ru: 'Платёжный провайдер не отвечает: повторите позже',
    vi: 'Nhà cung cấp thanh toán không phản hồi: hãy thử lại sau',
  }),
  'callback-refused': refusal(400, 796, {
    zh: '回调无效：{detail}',
    en: 'This callback is not taken: {detail}',
    ru: 'Обратный вызов отклонён: {detail}',
    vi: 'Lời gọi lại bị từ chối: {detail}',
  }),
} satisfies Own & { readonly 'callback-refused': unknown };
