import { BoxLimitReset, BoxOpened } from '@skins/engine/boxes';
import { type Catalogue, type Text, boxOf } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import { tellersOf } from '../../foundation/admin/tellers.ts';
import { dropName } from '../drops/presenters.ts';
import { namesOf } from '../catalogue/skin-face.ts';

export const tellers = tellersOf(
  { BoxLimitReset, BoxOpened },
  {
    BoxLimitReset: ({ boxId }, { catalogue, say }) => say(RESET, { box: nameIn(catalogue, boxId, say) }),
    BoxOpened: ({ boxId, price, paidBy, ticket, skinId, drop }, { catalogue, say }) => {
      const gaps = {
        box: nameIn(catalogue, boxId, say),
        skin: say(namesOf(catalogue.skins.get(skinId), skinId)),
      };
      const told = say(paidBy === 'gems' ? OPENED : OPENED_FREE, { ...gaps, price: toGems(price), ticket });
      if (drop === null || drop.gives === null) return told;
      const { amount, number } = { ...drop.gives, number: drop.number };
      return `${told} ${say(DROPPED, { what: say(dropName(catalogue, drop.gives)), amount, number })}`;
    },
  },
);

function nameIn(catalogue: Catalogue, boxId: string, say: (text: Text) => string): string {
  const box = boxOf(catalogue, boxId);
  return box === undefined ? boxId : say(box.face.name);
}

const RESET: Text = {
  zh: '使用重置卡，「{box}」今日开启次数重新计算',
  en: 'Used a reset card: openings of “{box}” today count anew',
  ru: 'Использована карта сброса: открытия «{box}» за день считаются заново',
  vi: 'Dùng thẻ đặt lại: số lần mở “{box}” hôm nay được tính lại',
};

const DROPPED: Text = {
  zh: '额外掉落（数字 {number}）：{what} ×{amount}',
  en: 'Extra drop (number {number}): {what} ×{amount}',
  ru: 'Дополнительный дроп (число {number}): {what} ×{amount}',
  vi: 'Rơi thêm (số {number}): {what} ×{amount}',
};

const OPENED: Text = {
  zh: '以 {price} 宝石开启「{box}」，票号 {ticket}：{skin}',
  en: 'Opened “{box}” for {price|gem|gems}, ticket {ticket}: {skin}',
  ru: 'Открыт «{box}» за {price}, билет {ticket}: {skin}',
  vi: 'Mở “{box}” với {price} ngọc, vé {ticket}: {skin}',
};

const OPENED_FREE: Text = {
  zh: '免费开启「{box}」，票号 {ticket}：{skin}',
  en: 'Opened “{box}” for free, ticket {ticket}: {skin}',
  ru: 'Бесплатно открыт «{box}», билет {ticket}: {skin}',
  vi: 'Mở miễn phí “{box}”, vé {ticket}: {skin}',
};
