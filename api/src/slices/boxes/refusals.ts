import type { OpenBoxRejection, ResetBoxRejection } from '@skins/engine/boxes';
import { refusal } from '../../foundation/contract/refusal.ts';
import type { refusals as props } from '../props/refusals.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type * as contract from './contract.ts';

/** The slice's refusals, as the API returns them. */
export const refusals = {
  'count-out-of-range': refusal(400, 601, {
    zh: '开启数量必须是 1 到 10 的整数',
    en: 'The count must be a whole number from 1 to 10',
    ru: 'Количество — целое число от 1 до 10',
    vi: 'Số lượng phải là số nguyên từ 1 đến 10',
  }),
  'unknown-box': refusal(404, 602, {
    zh: '没有这个盲盒',
    en: 'There is no such box',
    ru: 'Такого кейса нет',
    vi: 'Không có hộp này',
  }),
  'box-limit-reached': refusal(409, 619, {
    zh: '今天开启该盲盒的次数已达上限',
    en: 'You have opened this box as often as you may today',
    ru: 'На сегодня лимит открытий этого кейса исчерпан',
    vi: 'Bạn đã mở hộp này đủ số lần trong hôm nay',
  }),
  'fewer-free': refusal(409, 675, {
    zh: '剩余的免费次数比页面显示的少',
    en: 'Fewer free openings are left than the page showed',
    ru: 'Бесплатных открытий осталось меньше, чем показано',
    vi: 'Số lượt mở miễn phí còn lại ít hơn trang đã hiển thị',
  }),
  'nothing-to-reset': refusal(409, 924, {
    zh: '该盲盒今天没有可重置的次数，卡片没有使用',
    en: 'Nothing of this box can be reset today. No card was used.',
    ru: 'Сегодня сбрасывать у этого кейса нечего. Карта не потрачена.',
    vi: 'Hôm nay hộp này không có lượt để đặt lại. Thẻ chưa được dùng.',
  }),
} satisfies Omit<RefusalsOf<typeof contract, OpenBoxRejection | ResetBoxRejection>, keyof typeof props>;
