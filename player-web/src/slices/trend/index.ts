import { dialog } from '../../shell/app/dialog';
import type { NoProps, WebSlice } from '../../shell/app/slice';
import type { zh } from './texts/zh';

interface Dialogs {
  trend: NoProps;
}

/** A player's own numbers, one after the other. */
export const trend: WebSlice<'trend', typeof zh, Dialogs> = {
  name: 'trend',
  texts: {
    ZH: async () => (await import('./texts/zh')).zh,
    EN: async () => (await import('./texts/en')).en,
    RU: async () => (await import('./texts/ru')).ru,
    VN: async () => (await import('./texts/vn')).vn,
  },
  routes: [],
  entries: [
    {
      at: 'account',
      place: 35,
      dialog: 'trend',
      icon: 'trend',
      label: { ZH: '数字走势', EN: 'My numbers', RU: 'Мои числа', VN: 'Các số của tôi' },
    },
  ],
  dialogs: { trend: dialog('player', async () => (await import('./TrendDialog')).TrendDialog) },
  evidence: { none: 'each game proves its own draws' },
};
