import type { ClaimVipBonusRejection } from '@skins/engine/vip';
import { refusal } from '../../foundation/contract/refusal.ts';
import type { refusals as standing } from '../standing/refusals.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type * as contract from './contract.ts';

/** The slice's refusals, as the API returns them. */
export const refusals = {
  'vip-level-unknown': refusal(400, 800, {
    zh: '没有这个 VIP 等级',
    en: 'There is no such VIP level',
    ru: 'Такого уровня VIP нет',
    vi: 'Không có cấp VIP này',
  }),
  'vip-table-changed': refusal(409, 801, {
    zh: 'VIP 等级表已更新，没有领取，请刷新后再看',
    en: 'The VIP table has changed. Nothing was claimed; please look again.',
    ru: 'Таблица VIP изменилась. Ничего не получено; обновите страницу.',
    vi: 'Bảng VIP đã thay đổi. Chưa nhận gì; hãy tải lại.',
  }),
  'vip-claimed': refusal(409, 802, {
    zh: '该等级的奖励已领取',
    en: 'The bonus of this level was claimed already',
    ru: 'Бонус этого уровня уже получен',
    vi: 'Thưởng của cấp này đã được nhận',
  }),
  'vip-not-reached': refusal(403, 803, {
    zh: '尚未达到该 VIP 等级',
    en: 'This VIP level is not reached yet',
    ru: 'Этот уровень VIP не достигнут',
    vi: 'Chưa đạt cấp VIP này',
  }),
  'vip-no-bonus': refusal(403, 804, {
    zh: '该等级没有奖励',
    en: 'This level has no bonus',
    ru: 'У этого уровня нет бонуса',
    vi: 'Cấp này không có thưởng',
  }),
  'vip-out-of-order': refusal(409, 805, {
    zh: '请先领取较低等级的奖励',
    en: 'Claim the bonus of the lower level first',
    ru: 'Сначала получите бонус более низкого уровня',
    vi: 'Hãy nhận thưởng của cấp thấp hơn trước',
  }),
} satisfies Omit<RefusalsOf<typeof contract, ClaimVipBonusRejection>, keyof typeof standing>;
