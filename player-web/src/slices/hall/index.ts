import type { WebSlice } from '../../shell/app/slice';
import { paths } from './paths';
import { texts } from './texts';

/** Public plays: the hall of upgrades, players, targets, replays. */
export const hall: WebSlice<'hall'> = {
  name: 'hall',
  texts,
  routes: [
    {
      path: paths.hall,
      title: { ZH: '升级大厅', EN: 'Upgrade hall', RU: 'Зал улучшений', VN: 'Sảnh nâng cấp' },
      access: 'open',
      page: async () => (await import('./HallPage')).HallPage,
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
      title: { ZH: '统计', EN: 'Statistics', RU: 'Статистика', VN: 'Thống kê' },
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
      parent: paths.hall,
      title: { ZH: '升级记录', EN: 'Upgrades', RU: 'Улучшения', VN: 'Các lần nâng cấp' },
      access: 'open',
      page: async () => (await import('./UserRecordPage')).UserRecordPage,
    },
  ],
  entries: [],
  dialogs: {},
  panels: [],
  evidence: { none: 'upgrades prove themselves' },
};
