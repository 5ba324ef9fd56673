import type { OpenMoonBoxRejection } from '@skins/engine/boxes';
import { refusal } from '../../foundation/contract/refusal.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type * as contract from './contract.ts';

/** The slice's refusals, as the API returns them. */
export const refusals = {
  'moon-closed': refusal(409, 1050, {
    zh: '月盒现在没有开放，没有扣款',
    en: 'The moon box is closed at the moment. Nothing was charged.',
    ru: 'Лунный кейс сейчас закрыт. Ничего не списано.',
    vi: 'Hộp trăng hiện đang đóng. Chưa trừ gì cả.',
  }),
} satisfies RefusalsOf<typeof contract, OpenMoonBoxRejection>;
