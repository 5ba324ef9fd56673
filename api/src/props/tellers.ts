import { type Text, boxOf } from '@skins/engine/catalogue';
import type { PropCount } from '@skins/engine/kernel';
import { PropUsed, PropsGranted } from '@skins/engine/props';
import { type Telling, tellersOf } from '../admin/tellers.ts';
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
  { PropsGranted, PropUsed },
  {
    PropsGranted: ({ props }, telling) =>
      telling.say(GRANTED, { props: props.map((one) => inWords(one, telling)).join(', ') }),
    PropUsed: (used, telling) => telling.say(USED, { props: inWords(used, telling) }),
  },
);
