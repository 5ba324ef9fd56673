import type { Text } from '@skins/engine/catalogue';
import { ProfileChosen } from '@skins/engine/profile';
import { tellersOf } from '../../foundation/admin/tellers.ts';

const SHOWS: Text = {
  zh: '主页公开：{parts}',
  en: 'Shows on the own page: {parts}',
  ru: 'Показывает на своей странице: {parts}',
  vi: 'Hiện trên trang của mình: {parts}',
};
const HIDES: Text = {
  zh: '主页不公开任何内容',
  en: 'Shows nothing more on the own page',
  ru: 'Больше ничего не показывает на своей странице',
  vi: 'Không hiện gì trên trang của mình',
};

export const tellers = tellersOf(
  { ProfileChosen },
  {
    ProfileChosen: (shown, { say }) => {
      const parts = Object.entries(shown).flatMap(([name, isShown]) => (isShown ? [name] : []));
      return parts.length === 0 ? say(HIDES, {}) : say(SHOWS, { parts: parts.join(', ') });
    },
  },
);
