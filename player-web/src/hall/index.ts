import type { WebSlice } from '../app/slice';
import { paths } from './paths';
import type { zh } from './texts/zh';

/** What everybody sees of upgrades: the hall, ranks, players, targets, and any upgrade played again. */
export const hall: WebSlice<'hall', typeof zh> = {
  name: 'hall',
  texts: {
    ZH: async () => (await import('./texts/zh')).zh,
    EN: async () => (await import('./texts/en')).en,
    RU: async () => (await import('./texts/ru')).ru,
    VN: async () => (await import('./texts/vn')).vn,
  },
  routes: [
    {
      path: paths.hall,
      title: { ZH: '升级大厅', EN: 'Upgrade hall', RU: 'Зал улучшений', VN: 'Sảnh nâng cấp' },
      access: 'open',
      page: async () => (await import('./HallPage')).HallPage,
    },
    {
      path: paths.rank,
      parent: paths.hall,
      title: { ZH: '升级排行', EN: 'Upgrade ranking', RU: 'Рейтинг улучшений', VN: 'Xếp hạng nâng cấp' },
      access: 'open',
      page: async () => (await import('./RankPage')).RankPage,
    },
    {
      path: paths.replay,
      parent: paths.hall,
      title: { ZH: '升级回放', EN: 'Replay', RU: 'Повтор', VN: 'Xem lại' },
      access: 'open',
      page: async () => (await import('./ReplayPage')).ReplayPage,
    },
    {
      path: paths.detail,
      parent: paths.hall,
      title: { ZH: '全部数字', EN: 'All numbers', RU: 'Все числа', VN: 'Tất cả các số' },
      access: 'open',
      page: async () => (await import('./DetailPage')).DetailPage,
    },
    {
      path: '/upgrade/userInfo/:id',
      parent: paths.hall,
      title: { ZH: '玩家主页', EN: 'Player', RU: 'Игрок', VN: 'Người chơi' },
      access: 'open',
      page: async () => (await import('./UserInfoPage')).UserInfoPage,
    },
    {
      path: '/upgrade/userRecord/:id',
      parent: '/upgrade/userInfo/:id',
      title: { ZH: '升级记录', EN: 'Upgrades', RU: 'Улучшения', VN: 'Các lần nâng cấp' },
      access: 'open',
      page: async () => (await import('./UserRecordPage')).UserRecordPage,
    },
  ],
  entries: [],
  dialogs: {},
  evidence: { none: 'upgrades prove themselves' },
};
