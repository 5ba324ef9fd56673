import type { WebSlice } from '../../shell/app/slice';
import { paths } from './paths';
import type { zh } from './texts/zh';

/** What changes in the shop, in public. */
export const settings: WebSlice<'settings', typeof zh> = {
  name: 'settings',
  texts: {
    ZH: async () => (await import('./texts/zh')).zh,
    EN: async () => (await import('./texts/en')).en,
    RU: async () => (await import('./texts/ru')).ru,
    VN: async () => (await import('./texts/vn')).vn,
  },
  routes: [
    {
      path: paths.changes,
      title: { ZH: '变更记录', EN: 'Changes', RU: 'Изменения', VN: 'Thay đổi' },
      access: 'open',
      page: async () => (await import('./ChangesPage')).ChangesPage,
    },
  ],
  entries: [
    {
      at: 'footer-fair',
      place: 30,
      to: paths.changes,
      label: { ZH: '变更记录', EN: 'What changes', RU: 'Что меняется', VN: 'Nhật ký thay đổi' },
    },
  ],
  dialogs: {},
  evidence: { none: 'nothing is drawn here' },
};
