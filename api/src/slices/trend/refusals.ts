import { refusal } from '../../foundation/contract/refusal.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type * as contract from './contract.ts';

/** The slice's refusals, as the API returns them. */
export const refusals = {
  'trend-locked': refusal(403, 925, {
    zh: '使用走势图卡后可查看全站走势',
    en: 'A trend card shows the numbers of all players',
    ru: 'Числа всех игроков открывает карта графика',
    vi: 'Dùng thẻ biểu đồ để xem số của mọi người',
  }),
} satisfies RefusalsOf<typeof contract>;
