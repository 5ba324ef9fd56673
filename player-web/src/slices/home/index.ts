import type { WebSlice } from '../../shell/app/slice';
import { paths } from './paths';
import type { zh } from './texts/zh';

/** The first page. */
export const home: WebSlice<'home', typeof zh> = {
  name: 'home',
  texts: {
    ZH: async () => (await import('./texts/zh')).zh,
    EN: async () => (await import('./texts/en')).en,
    RU: async () => (await import('./texts/ru')).ru,
    VN: async () => (await import('./texts/vn')).vn,
  },
  routes: [
    {
      path: paths.home,
      title: { ZH: 'Skins', EN: 'Skins', RU: 'Skins', VN: 'Skins' },
      access: 'open',
      page: async () => (await import('./HomePage')).HomePage,
    },
  ],
  entries: [
    {
      at: 'tabs',
      place: 10,
      to: paths.home,
      icon: 'home',
      label: { ZH: '首页', EN: 'Home', RU: 'Главная', VN: 'Trang chủ' },
    },
  ],
  dialogs: {},
  evidence: { none: 'nothing is drawn here' },
};
