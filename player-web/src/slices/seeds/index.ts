import { dialog } from '../../shell/app/dialog';
import type { NoProps, WebSlice } from '../../shell/app/slice';
import type { Evidence } from '../../shell/seeds/evidence';
import type { zh } from './texts/zh';

interface Dialogs {
  fairness: { evidence: Evidence };
  seeds: NoProps;
}

/** The seeds of the next roll, and the check of every roll that was. */
export const seeds: WebSlice<'seeds', typeof zh, Dialogs> = {
  name: 'seeds',
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
      place: 30,
      dialog: 'seeds',
      icon: 'verify',
      label: { ZH: '我的种子', EN: 'My seeds', RU: 'Мои сиды', VN: 'Hạt giống của tôi' },
    },
  ],
  dialogs: {
    fairness: dialog('open', async () => (await import('./FairnessDialog')).FairnessDialog),
    seeds: dialog('player', async () => (await import('./SeedsDialog')).SeedsDialog),
  },
  evidence: { none: 'each game proves its own draws' },
};
