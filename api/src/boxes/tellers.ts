import { BoxOpened } from '@skins/engine/boxes';
import type { Text } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import { tellersOf } from '../admin/tellers.ts';
import { namesOf } from '../catalogue/skin-face.ts';

export const tellers = tellersOf(
  { BoxOpened },
  {
    BoxOpened: ({ boxId, price, ticket, skinId }, { catalogue: { boxes, skins }, say }) => {
      const box = boxes.get(boxId);
      const gaps = { box: box ? say(box.face.name) : boxId, skin: say(namesOf(skins.get(skinId), skinId)) };
      return say(OPENED, { ...gaps, price: toGems(price), ticket });
    },
  },
);

const OPENED: Text = {
  zh: '以 {price} 宝石开启「{box}」，票号 {ticket}：{skin}',
  en: 'Opened “{box}” for {price} gems, ticket {ticket}: {skin}',
  ru: 'Открыт «{box}» за {price}, билет {ticket}: {skin}',
  vi: 'Mở “{box}” với {price} ngọc, vé {ticket}: {skin}',
};
