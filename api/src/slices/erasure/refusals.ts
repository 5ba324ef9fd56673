import type { ErasureOpen } from '@skins/engine/erasure';
import { refusal } from '../../foundation/contract/refusal.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type * as contract from './contract.ts';

/** The slice's refusals, as the API returns them. */
export const refusals = {
  'erasure-open': refusal(409, 779, {
    zh: '还有未完成的对局或订单，完成后才能注销账号',
    en: 'A game or an order of yours has not ended: the account can be deleted after it',
    ru: 'Есть незавершённая игра или заказ: аккаунт можно удалить после них',
    vi: 'Còn trò chơi hoặc đơn hàng chưa kết thúc: có thể xóa tài khoản sau đó',
  }),
} satisfies Omit<RefusalsOf<typeof contract, ErasureOpen>, 'login-wrong' | 'too-many-guesses'>;
