import { ItemsGranted } from '@skins/engine/bag';
import type { Text } from '@skins/engine/catalogue';
import { tellersOf } from '../admin/tellers.ts';
import { namesOf } from '../catalogue/skin-face.ts';

export const tellers = tellersOf(
  { ItemsGranted },
  {
    ItemsGranted: ({ items }, { catalogue: { skins }, say }) => {
      const names = [...Map.groupBy(items, ({ skinId }) => skinId)].map(([skinId, same]) => {
        const name = say(namesOf(skins.get(skinId), skinId));
        return same.length === 1 ? name : `${name} × ${same.length}`;
      });
      return say(GRANTED, { count: items.length, names: names.join(', ') });
    },
  },
);

const GRANTED: Text = {
  zh: '{count} 件物品入背包：{names}',
  en: '{count} into the bag: {names}',
  ru: '{count} в инвентарь: {names}',
  vi: '{count} vật phẩm vào túi: {names}',
};
