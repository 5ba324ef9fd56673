import type { PlayUpgradeRejection } from '@skins/engine/upgrades';
import type { refusals as bag } from '../bag/refusals.ts';
import { refusal } from '../../foundation/contract/refusal.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type * as contract from './contract.ts';

/** The slice's refusals, as the API returns them. */
export const refusals = {
  'upgrade-stake-out-of-range': refusal(400, 860, {
    zh: '请选择 1 到 6 件不同的藏品和/或宝石',
    en: 'Stake from 1 to 6 items, each once, and/or gems',
    ru: 'Поставьте от 1 до 6 разных предметов и/или самоцветы',
    vi: 'Đặt từ 1 đến 6 vật phẩm khác nhau và/hoặc ngọc',
  }),
  'unknown-target': refusal(404, 861, {
    zh: '没有这个目标皮肤',
    en: 'There is no such skin to upgrade to',
    ru: 'Такого скина для улучшения нет',
    vi: 'Không có vật phẩm mục tiêu này',
  }),
  'target-out-of-range': refusal(409, 862, {
    zh: '目标皮肤的价格不在可升级范围内',
    en: 'The price of this skin is outside the range of upgrades',
    ru: 'Цена этого скина вне пределов улучшения',
    vi: 'Giá của vật phẩm này nằm ngoài phạm vi nâng cấp',
  }),
  'upgrade-rate-out-of-range': refusal(409, 863, {
    zh: '成功率不在允许范围内，请调整藏品、宝石或目标',
    en: 'The chance is outside the allowed range. Change the stake or the target.',
    ru: 'Шанс вне допустимых пределов. Измените ставку или цель.',
    vi: 'Tỷ lệ nằm ngoài phạm vi cho phép. Hãy đổi vật phẩm đặt hoặc mục tiêu.',
  }),
  'unknown-upgrade-rules': refusal(404, 864, {
    zh: '没有这个版本的升级规则',
    en: 'There are no such rules of upgrades',
    ru: 'Таких правил улучшения нет',
    vi: 'Không có phiên bản quy tắc nâng cấp này',
  }),
} satisfies Omit<RefusalsOf<typeof contract, PlayUpgradeRejection>, keyof typeof bag>;
