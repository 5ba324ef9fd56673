import type { Text } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import { SkinPurchased } from '@skins/engine/mall';
import { tellersOf } from '../../foundation/admin/tellers.ts';
import { namesOf } from '../catalogue/skin-face.ts';

const BOUGHT: Text = {
  zh: '商城购买「{name}」，{price} 宝石',
  en: 'Bought “{name}” in the store for {price|gem|gems}',
  ru: 'Куплено в магазине: «{name}» за {price}',
  vi: 'Mua “{name}” trong cửa hàng với {price} ngọc',
};

export const tellers = tellersOf(
  { SkinPurchased },
  {
    SkinPurchased: ({ skinId, price }, { catalogue: { skins }, say }) =>
      say(BOUGHT, { name: say(namesOf(skins.get(skinId), skinId)), price: toGems(price) }),
  },
);
