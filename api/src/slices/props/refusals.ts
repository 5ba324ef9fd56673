import type { ExchangeFragmentsRejection, UnlockTrendRejection } from '@skins/engine/props';
import { refusal } from '../../foundation/contract/refusal.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type { refusals as mall } from '../mall/refusals.ts';
import type { refusals as standing } from '../standing/refusals.ts';
import type * as contract from './contract.ts';

type Others = keyof typeof mall | keyof typeof standing;

/** The slice's refusals, as the API returns them. */
export const refusals = {
  'prop-not-held': refusal(409, 920, {
    zh: '道具数量不足',
    en: 'You do not hold enough of this prop',
    ru: 'Недостаточно особых предметов этого вида',
    vi: 'Không đủ đạo cụ này',
  }),
  'exchange-closed': refusal(403, 921, {
    zh: '碎片兑换暂未开放',
    en: 'Fragment exchange is closed for now',
    ru: 'Обмен осколков сейчас закрыт',
    vi: 'Đổi mảnh hiện chưa mở',
  }),
  'not-in-exchange': refusal(404, 922, {
    zh: '该皮肤不可用碎片兑换',
    en: 'This skin is not offered for fragments',
    ru: 'Этот скин нельзя получить за осколки',
    vi: 'Vật phẩm này không đổi bằng mảnh',
  }),
  'trend-unlocked': refusal(409, 923, {
    zh: '全站走势已解锁，卡片没有使用',
    en: 'The trend of all players is open already. No card was used.',
    ru: 'График всех игроков уже открыт. Карта не потрачена.',
    vi: 'Biểu đồ toàn trang đã mở. Thẻ chưa được dùng.',
  }),
} satisfies Omit<RefusalsOf<typeof contract, ExchangeFragmentsRejection | UnlockTrendRejection>, Others>;
