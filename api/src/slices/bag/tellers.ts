import { type GrantedItem, ItemsGranted, ItemsMoved, ItemsSold } from '@skins/engine/bag';
import type { Text } from '@skins/engine/catalogue';
import { toGems } from '@skins/engine/kernel';
import { type Telling, tellersOf } from '../../foundation/admin/tellers.ts';
import { namesOf } from '../catalogue/skin-face.ts';

export const tellers = tellersOf(
  { ItemsGranted, ItemsMoved, ItemsSold },
  {
    ItemsGranted: ({ items, extra }, telling) =>
      telling.say(GRANTED, inWords([...items, ...(extra?.items ?? [])], telling)),
    ItemsMoved: ({ from, to, items }, telling) =>
      telling.say(MOVED, {
        ...inWords(items, telling),
        from: telling.say(STATES[from] ?? UNKNOWN),
        to: telling.say(STATES[to] ?? UNKNOWN),
      }),
    ItemsSold: ({ price }, { say }) => say(SOLD, { price: toGems(price) }),
  },
);

/** Number of items, and their skins without repetition. */
function inWords(
  items: readonly GrantedItem[],
  { catalogue: { skins }, say }: Telling,
): { readonly count: number; readonly names: string } {
  const names = [...Map.groupBy(items, ({ skinId }) => skinId)].map(([skinId, same]) => {
    const name = say(namesOf(skins.get(skinId), skinId));
    return same.length === 1 ? name : `${name} × ${same.length}`;
  });
  return { count: items.length, names: names.join(', ') };
}

const GRANTED: Text = {
  zh: '{count} 件藏品入背包：{names}',
  en: '{count} into the bag: {names}',
  ru: '{count} в инвентарь: {names}',
  vi: '{count} vật phẩm vào túi: {names}',
};
const MOVED: Text = {
  zh: '{count} 件藏品由「{from}」变为「{to}」：{names}',
  en: '{count} from “{from}” to “{to}”: {names}',
  ru: '{count} из «{from}» в «{to}»: {names}',
  vi: '{count} vật phẩm từ “{from}” sang “{to}”: {names}',
};
const SOLD: Text = {
  zh: '本店以 {price} 宝石收回',
  en: 'Sold back to the shop for {price|gem|gems}',
  ru: 'Продано магазину за {price}',
  vi: 'Bán lại cho cửa hàng với {price} ngọc',
};

const state = (zh: string, en: string, ru: string, vi: string): Text => ({ zh, en, ru, vi });
const UNKNOWN = state('不可用', 'unavailable', 'недоступно', 'không khả dụng');
/** Names by item state code. */
const STATES: readonly Text[] = [
  state('在背包', 'in bag', 'в инвентаре', 'trong túi'),
  state('已升级', 'upgraded', 'улучшено', 'đã nâng cấp'),
  state('已出售', 'sold', 'продано', 'đã bán'),
  state('待发货', 'awaiting shipment', 'ждёт отправки', 'chờ giao'),
  state('取回失败', 'retrieval failed', 'вывод не удался', 'rút thất bại'),
  state('已取回', 'retrieved', 'выведено', 'đã rút'),
  state('已作废', 'voided', 'аннулировано', 'đã hủy'),
  state('已拒绝', 'rejected', 'отклонено', 'bị từ chối'),
  state('多次取回失败', 'failed repeatedly', 'неудачи подряд', 'thất bại nhiều lần'),
  state('两次报价被拒绝', 'two offers rejected', 'два обмена отклонены', 'hai đề nghị bị từ chối'),
  state('已汰换', 'replaced', 'обменено', 'đã đổi'),
  state('游戏占用中', 'reserved by a game', 'занято игрой', 'đang trong trò chơi'),
];
