import type { SetUserSeedRejection } from '@skins/engine/seeds';
import { refusal } from '../../foundation/contract/refusal.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type * as contract from './contract.ts';

/** The slice's refusals, as the API returns them. */
export const refusals = {
  'bad-user-seed': refusal(400, 614, {
    zh: '种子不能为空且最大长度为16位的英文字母和数字组合',
    en: 'The seed must be 1 to 16 letters or digits',
    ru: 'Сид: от 1 до 16 латинских букв или цифр',
    vi: 'Hạt giống phải gồm 1 đến 16 chữ cái hoặc chữ số',
  }),
} satisfies RefusalsOf<typeof contract, SetUserSeedRejection>;
