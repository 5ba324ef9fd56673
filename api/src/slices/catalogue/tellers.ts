import {
  BoxRetired,
  BoxesOrdered,
  BoxVersionPublished,
  ShelfPlaced,
  ShelvesOrdered,
  SkinListed,
  type Text,
  boxOf,
} from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import { tellersOf } from '../../foundation/admin/tellers.ts';

export const tellers = tellersOf(
  { SkinListed, ShelfPlaced, ShelvesOrdered, BoxesOrdered, BoxVersionPublished, BoxRetired },
  {
    SkinListed: ({ name, price }, { say }) => say(LISTED, { name: say(name), price: toGems(price) }),
    ShelfPlaced: ({ name }, { say }) => say(PLACED, { name: say(name) }),
    BoxVersionPublished: ({ face, version, odds }, { say }) =>
      say(PUBLISHED, {
        name: say(face.name),
        version,
        price: toGems(odds.price),
        items: odds.items.length,
      }),
    ShelvesOrdered: ({ shelfIds }, { say }) => say(ORDERED, { shelves: shelfIds.length }),
    BoxesOrdered: ({ boxIds }, { say }) => say(BOXES_ORDERED, { boxes: boxIds.length }),
    BoxRetired: ({ boxId }, { catalogue, say }) => {
      const box = boxOf(catalogue, boxId);
      return say(RETIRED, { name: box === undefined ? boxId : say(box.face.name) });
    },
  },
);

const LISTED: Text = {
  zh: '皮肤「{name}」上架，价格 {price} 宝石',
  en: 'Skin “{name}” listed at {price|gem|gems}',
  ru: 'Скин «{name}» в каталоге, цена {price}',
  vi: 'Vật phẩm “{name}” vào danh mục, giá {price} ngọc',
};
const PLACED: Text = {
  zh: '货架「{name}」',
  en: 'Shelf “{name}” put up',
  ru: 'Полка «{name}» установлена',
  vi: 'Kệ “{name}” được đặt',
};
const PUBLISHED: Text = {
  zh: '「{name}」第 {version} 版开售，{price} 宝石，共 {items} 件藏品',
  en: '“{name}” version {version} on sale for {price|gem|gems}, {items|item|items}',
  ru: '«{name}», версия {version}, в продаже за {price}, предметов: {items}',
  vi: '“{name}” phiên bản {version} mở bán với {price} ngọc, {items} vật phẩm',
};
const ORDERED: Text = {
  zh: '{shelves} 个货架重新排序',
  en: '{shelves|shelf|shelves} put in another order',
  ru: 'Порядок полок изменён: {shelves}',
  vi: 'Đổi thứ tự {shelves} kệ',
};
const BOXES_ORDERED: Text = {
  zh: '{boxes} 个盲盒重新排序',
  en: '{boxes|box|boxes} put in another order',
  ru: 'Порядок кейсов изменён: {boxes}',
  vi: 'Đổi thứ tự {boxes} hộp',
};
const RETIRED: Text = {
  zh: '「{name}」停售',
  en: '“{name}” no longer on sale',
  ru: '«{name}» больше не продаётся',
  vi: '“{name}” ngừng bán',
};
