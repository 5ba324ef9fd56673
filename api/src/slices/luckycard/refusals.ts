import type { PressCardRejection } from '@skins/engine/luckycard';
import { refusal } from '../../foundation/contract/refusal.ts';
import type { RefusalsOf } from '../../shop/refusals.ts';
import type * as contract from './contract.ts';

/** The slice's refusals, as the API returns them. */
export const refusals = {
  'deck-unknown': refusal(404, 1020, {
    zh: '没有这副牌',
    en: 'There is no such deck',
    ru: 'Такой колоды нет',
    vi: 'Không có bộ thẻ này',
  }),
  'deck-over': refusal(409, 1021, {
    zh: '这副牌已经结束，没有扣款',
    en: 'This deck is over. Nothing was charged.',
    ru: 'Эта колода закончилась. Ничего не списано.',
    vi: 'Bộ thẻ này đã kết thúc. Chưa trừ gì cả.',
  }),
  'card-pending': refusal(409, 1022, {
    zh: '有人正在翻这一张，请稍候。没有扣款',
    en: 'Somebody is turning this card, please wait a moment. Nothing was charged.',
    ru: 'Эту карту уже открывают, подождите немного. Ничего не списано.',
    vi: 'Có người đang lật thẻ này, vui lòng chờ. Chưa trừ gì cả.',
  }),
} satisfies RefusalsOf<typeof contract, PressCardRejection>;
