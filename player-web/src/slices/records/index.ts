import type { WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths } from './paths';
import type { zh } from './texts/zh';

const word: Words = { ZH: '我的记录', EN: 'My records', RU: 'История', VN: 'Lịch sử của tôi' };

/** The way to all records of a player, whichever slice keeps them. */
export const records: WebSlice<'records', typeof zh> = {
  name: 'records',
  texts: {
    ZH: async () => (await import('./texts/zh')).zh,
    EN: async () => (await import('./texts/en')).en,
    RU: async () => (await import('./texts/ru')).ru,
    VN: async () => (await import('./texts/vn')).vn,
  },
  routes: [
    {
      path: paths.records,
      title: word,
      access: 'player',
      page: async () => (await import('./RecordsPage')).RecordsPage,
    },
  ],
  entries: [{ at: 'account', place: 22, to: paths.records, icon: 'clock', label: word }],
  dialogs: {},
  evidence: { none: 'each record proves its own rows' },
};
