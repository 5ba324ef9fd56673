import type { OpenBoxRejection } from '@skins/engine/boxes';
import { refusal } from '../contract/refusal.ts';
import type { RefusalsOf } from '../slice/refusals.ts';
import type * as contract from './contract.ts';

/** How the slice's refusals look from outside. */
export const refusals = {
  'count-out-of-range': refusal(400, 601, {
    zh: '开启数量必须是 1 到 10 的整数',
    en: 'The count must be a whole number from 1 to 10',
    ru: 'Количество — целое число от 1 до 10',
    vi: 'Số lượng phải là số nguyên từ 1 đến 10',
  }),
  'unknown-box': refusal(404, 602, {
    zh: '没有这个盲盒',
    en: 'There is no such box',
    ru: 'Такого кейса нет',
    vi: 'Không có hộp này',
  }),
} satisfies RefusalsOf<typeof contract, OpenBoxRejection>;
