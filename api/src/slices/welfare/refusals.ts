import type { ClaimWeekBenefitsRejection } from '@skins/engine/welfare';
import { refusal } from '../../foundation/contract/refusal.ts';
import type { refusals as rules } from '../rules/refusals.ts';
import type { refusals as standing } from '../standing/refusals.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type * as contract from './contract.ts';

/** The slice's refusals, as the API returns them. */
export const refusals = {
  'week-benefits-claimed': refusal(409, 940, {
    zh: '本周福利已领取',
    en: 'This week’s welfare was claimed already',
    ru: 'Бонус этой недели уже получен',
    vi: 'Đã nhận phúc lợi tuần này',
  }),
  'no-week-benefits': refusal(403, 941, {
    zh: '没有可领取的福利',
    en: 'There is no welfare to claim',
    ru: 'Нет бонуса, который можно получить',
    vi: 'Không có phúc lợi để nhận',
  }),
} satisfies Omit<
  RefusalsOf<typeof contract, ClaimWeekBenefitsRejection>,
  keyof typeof standing | keyof typeof rules
>;
