import { refusal } from '../../foundation/contract/refusal.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type { refusals as mall } from '../mall/refusals.ts';
import type { refusals as stops } from '../stops/refusals.ts';
import type * as contract from './contract.ts';

type Others = keyof typeof mall | keyof typeof stops;

/** The slice's refusals, as the API returns them. */
export const refusals = {
  'wish-unknown': refusal(404, 1010, {
    zh: '没有这个愿',
    en: 'There is no such wish',
    ru: 'Такого желания нет',
    vi: 'Không có điều ước này',
  }),
  'wishes-closed': refusal(403, 1011, {
    zh: '许愿树暂未开放，没有扣款',
    en: 'The wish tree is closed now. Nothing was charged.',
    ru: 'Дерево желаний сейчас закрыто. Ничего не списано.',
    vi: 'Cây ước hiện đang đóng. Chưa trừ gì cả.',
  }),
  'wish-over': refusal(409, 1012, {
    zh: '这个愿已结束，没有扣款',
    en: 'This wish is over. Nothing was charged.',
    ru: 'Это желание завершено. Ничего не списано.',
    vi: 'Điều ước này đã kết thúc. Chưa trừ gì cả.',
  }),
  'wish-full': refusal(409, 1013, {
    zh: '份数已卖满，没有扣款',
    en: 'All shares are sold. Nothing was charged.',
    ru: 'Все доли проданы. Ничего не списано.',
    vi: 'Đã bán hết phần. Chưa trừ gì cả.',
  }),
  'shares-over-limit': refusal(409, 1014, {
    zh: '超过每人每愿的份数上限，没有扣款',
    en: 'This is more shares than one player may hold. Nothing was charged.',
    ru: 'Это больше долей, чем разрешено одному игроку. Ничего не списано.',
    vi: 'Vượt số phần mỗi người được giữ. Chưa trừ gì cả.',
  }),
  'shares-short': refusal(409, 1015, {
    zh: '剩下的份数不够，没有扣款',
    en: 'Fewer shares are left. Nothing was charged.',
    ru: 'Осталось меньше долей. Ничего не списано.',
    vi: 'Không còn đủ phần. Chưa trừ gì cả.',
  }),
  'hours-misfit': refusal(400, 1016, {
    zh: '请从规则里的期限中选择',
    en: 'Choose one of the durations of the rules',
    ru: 'Выберите срок из правил',
    vi: 'Hãy chọn một thời hạn trong quy định',
  }),
  'skin-not-plantable': refusal(403, 1017, {
    zh: '您的等级不能种这个价位的皮肤',
    en: 'Your level cannot plant a skin of this price',
    ru: 'На вашем уровне нельзя посадить скин этой цены',
    vi: 'Cấp của bạn không trồng được vật phẩm giá này',
  }),
  'plants-spent': refusal(409, 1018, {
    zh: '您同时种下的愿已到上限，其中一个结束后可以再种',
    en: 'You have as many wishes growing as your level allows. Plant again once one is over.',
    ru: 'У вас уже растёт столько желаний, сколько разрешает уровень. Посадите новое, когда одно завершится.',
    vi: 'Bạn đã trồng đủ số điều ước của cấp mình. Hãy trồng tiếp khi một điều ước kết thúc.',
  }),
  'purchases-spent': refusal(409, 1019, {
    zh: '您在这个愿上的购买次数已到上限，没有扣款',
    en: 'You have bought shares of this wish as often as is allowed. Nothing was charged.',
    ru: 'Вы покупали доли этого желания столько раз, сколько разрешено. Ничего не списано.',
    vi: 'Bạn đã mua phần của điều ước này đủ số lần cho phép. Chưa trừ gì cả.',
  }),
  'last-shares-wait': refusal(503, 1023, {
    zh: '公共信标暂时没有回应，最后几份暂不出售，没有扣款，请稍后再试',
    en: 'The public beacon does not answer, so no last shares are sold. Nothing was charged. Try again soon.',
    ru: 'Публичный маяк не отвечает, последние доли пока не продаются. Ничего не списано. Попробуйте позже.',
    vi: 'Tín hiệu công khai chưa phản hồi nên chưa bán những phần cuối. Chưa trừ gì cả. Hãy thử lại sau.',
  }),
} satisfies Omit<RefusalsOf<typeof contract>, Others>;
