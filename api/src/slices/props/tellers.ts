import { type Text, boxOf } from '@skins/engine/catalogue';
import type { PropCount } from '@skins/engine/kernel';
import { FragmentsExchanged, PropUsed, PropsGranted, TrendUnlocked } from '@skins/engine/props';
import { type Telling, tellersOf } from '../../foundation/admin/tellers.ts';
import { namesOf } from '../catalogue/skin-face.ts';
import { PROP_NAMES } from './names.ts';

const GRANTED: Text = {
  zh: '获得 {props}',
  en: 'Received {props}',
  ru: 'Получено: {props}',
  vi: 'Nhận {props}',
};
const USED: Text = {
  zh: '使用 {props}',
  en: 'Used {props}',
  ru: 'Использовано: {props}',
  vi: 'Dùng {props}',
};
const UNLOCKED: Text = {
  zh: '解锁全站走势一天',
  en: 'Unlocked the trend of all players for a day',
  ru: 'График всех игроков открыт на сутки',
  vi: 'Mở biểu đồ toàn trang trong một ngày',
};
const EXCHANGED: Text = {
  zh: '用 {fragments} 个碎片兑换「{name}」',
  en: 'Exchanged {fragments|fragment|fragments} for “{name}”',
  ru: 'Обмен {fragments|осколка|осколков|осколков} на «{name}»',
  vi: 'Đổi {fragments} mảnh lấy “{name}”',
};
const SOME: Text = {
  zh: '{prop} ×{count}',
  en: '{prop} ×{count}',
  ru: '{prop} ×{count}',
  vi: '{prop} ×{count}',
};
const FOR_BOX: Text = {
  zh: '「{box}」{prop} ×{count}',
  en: '{prop} for “{box}” ×{count}',
  ru: '{prop} «{box}» ×{count}',
  vi: '{prop} “{box}” ×{count}',
};

function inWords({ prop, of, count }: PropCount, { catalogue, say }: Telling): string {
  const gaps = { prop: say(PROP_NAMES[prop]), count };
  if (of === null) return say(SOME, gaps);
  const box = boxOf(catalogue, of);
  return say(FOR_BOX, { ...gaps, box: box === undefined ? of : say(box.face.name) });
}

export const tellers = tellersOf(
  { PropsGranted, PropUsed, TrendUnlocked, FragmentsExchanged },
  {
    PropsGranted: ({ props }, telling) =>
      telling.say(GRANTED, { props: props.map((one) => inWords(one, telling)).join(', ') }),
    PropUsed: (used, telling) => telling.say(USED, { props: inWords(used, telling) }),
    TrendUnlocked: (_unlocked, { say }) => say(UNLOCKED),
    FragmentsExchanged: ({ skinId, fragments }, { catalogue: { skins }, say }) =>
      say(EXCHANGED, { fragments, name: say(namesOf(skins.get(skinId), skinId)) }),
  },
);
