import type { WebSlice } from '../../shell/app/slice';
import { paths } from './paths';
import type { zh } from './texts/zh';

/** Helping a friend into a room, by the friend's link. */
export const assistance: WebSlice<'assistance', typeof zh> = {
  name: 'assistance',
  texts: {
    ZH: async () => (await import('./texts/zh')).zh,
    EN: async () => (await import('./texts/en')).en,
    RU: async () => (await import('./texts/ru')).ru,
    VN: async () => (await import('./texts/vn')).vn,
  },
  routes: [
    {
      path: paths.source,
      title: { ZH: '好友助力', EN: 'Help a friend', RU: 'Помощь другу', VN: 'Trợ giúp bạn bè' },
      access: 'open',
      page: async () => (await import('./SourcePage')).SourcePage,
    },
  ],
  entries: [],
  dialogs: {},
  evidence: { none: 'nothing is drawn here' },
};
