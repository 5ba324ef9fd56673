import { dialog } from '../app/dialog';
import type { NoProps, WebSlice } from '../app/slice';
import type { Words } from '../i18n';
import type { zh } from './texts/zh';

const bagWord: Words = { ZH: '背包', EN: 'Bag', RU: 'Вещи', VN: 'Túi đồ' };

/** What belongs to the player. */
export const bag: WebSlice<'bag', typeof zh, { bag: NoProps }> = {
  name: 'bag',
  texts: {
    ZH: async () => (await import('./texts/zh')).zh,
    EN: async () => (await import('./texts/en')).en,
    RU: async () => (await import('./texts/ru')).ru,
    VN: async () => (await import('./texts/vn')).vn,
  },
  routes: [],
  entries: [
    { at: 'side', place: 50, dialog: 'bag', icon: 'bag', label: bagWord, count: (user) => user.bagCount },
    { at: 'tabs', place: 40, dialog: 'bag', icon: 'bag', label: bagWord, count: (user) => user.bagCount },
    { at: 'shortcuts', place: 80, dialog: 'bag', icon: 'bag', label: bagWord },
    {
      at: 'account',
      place: 10,
      dialog: 'bag',
      icon: 'bag',
      label: { ZH: '我的背包', EN: 'My bag', RU: 'Мой инвентарь', VN: 'Túi của tôi' },
    },
  ],
  dialogs: { bag: dialog('player', async () => (await import('./BagDialog')).BagDialog) },
  evidence: { none: 'an item is proven where it was won' },
};
