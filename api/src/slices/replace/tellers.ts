import type { GrantedItem } from '@skins/engine/bag';
import type { Text } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import { SkinsReplaced } from '@skins/engine/replace';
import { type Telling, tellersOf } from '../../foundation/admin/tellers.ts';
import { namesOf } from '../catalogue/skin-face.ts';

export const tellers = tellersOf(
  { SkinsReplaced },
  {
    SkinsReplaced: ({ given, taken, fee, paid, refund }, telling) =>
      telling.say(paid > 0 ? PAID : refund > 0 ? REFUNDED : EVEN, {
        given: named(given, telling),
        taken: named(taken, telling),
        fee: toGems(fee),
        paid: toGems(paid),
        refund: toGems(refund),
      }),
  },
);

const named = (items: readonly GrantedItem[], { catalogue: { skins }, say }: Telling): string =>
  items.map(({ skinId }) => say(namesOf(skins.get(skinId), skinId))).join(', ');

const EVEN: Text = {
  zh: '以 {given} 汰换 {taken}，手续费 {fee}',
  en: 'Gave {given} for {taken}, fee {fee}',
  ru: 'Отдано {given} за {taken}, комиссия {fee}',
  vi: 'Đưa {given} đổi {taken}, phí {fee}',
};
const PAID: Text = {
  zh: '以 {given} 和 {paid} 宝石汰换 {taken}，手续费 {fee}',
  en: 'Gave {given} and {paid|gem|gems} for {taken}, fee {fee}',
  ru: 'Отдано {given} и {paid|самоцвет|самоцвета|самоцветов} за {taken}, комиссия {fee}',
  vi: 'Đưa {given} và {paid} ngọc đổi {taken}, phí {fee}',
};
const REFUNDED: Text = {
  zh: '以 {given} 汰换 {taken}，退回 {refund} 宝石，手续费 {fee}',
  en: 'Gave {given} for {taken} and got {refund|gem|gems} back, fee {fee}',
  ru: 'Отдано {given} за {taken}, возвращено {refund|самоцвет|самоцвета|самоцветов}, комиссия {fee}',
  vi: 'Đưa {given} đổi {taken}, hoàn {refund} ngọc, phí {fee}',
};
