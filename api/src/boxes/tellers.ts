import { BoxOpened } from '@skins/engine/boxes';
import type { Text } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import { tellersOf } from '../admin/tellers.ts';
import { namesOf } from '../catalogue/skin-face.ts';

export const tellers = tellersOf(
  { BoxOpened },
  {
    BoxOpened: ({ boxId, price, paidBy, ticket, skinId }, { catalogue: { boxes, skins }, say }) => {
      const box = boxes.get(boxId);
      const gaps = { box: box ? say(box.face.name) : boxId, skin: say(namesOf(skins.get(skinId), skinId)) };
      return say(paidBy === 'gems' ? OPENED : OPENED_FREE, { ...gaps, price: toGems(price), ticket });
    },
  },
);

const OPENED: Text = {
  zh: '以 {price} 宝石开启「{box}」，票号 {ticket}：{skin}',
  en: 'Opened “{box}” for {price} gems, ticket {ticket}: {skin}',
  ru: 'Открыт «{box}» за {price}, билет {ticket}: {skin}',
  vi: 'Mở “{box}” với {price} ngọc, vé {ticket}: {skin}',
};

const OPENED_FREE: Text = {
  zh: '免费开启「{box}」，票号 {ticket}：{skin}',
  en: 'Opened “{box}” for free, ticket {ticket}: {skin}',
  ru: 'Бесплатно открыт «{box}», билет {ticket}: {skin}',
  vi: 'Mở miễn phí “{box}”, vé {ticket}: {skin}',
};
