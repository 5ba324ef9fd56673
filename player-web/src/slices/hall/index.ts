import type { WebSlice } from '../../shell/app/slice';
import { paths } from './paths';
import type { zh } from './texts/zh';

/** What everybody sees of plays: the hall of upgrades, players, targets, any upgrade played again, and the ranks of the day. */
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
      path: paths.active,
      title: { ZH: '活动中心', EN: 'Activity centre', RU: 'События', VN: 'Trung tâm hoạt động' },
      access: 'open',
      page: async () => (await import('./ActivePage')).ActivePage,
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
  entries: [
    {
      at: 'footer-play',
      place: 90,
      to: paths.active,
      label: { ZH: '活动中心', EN: 'Activity centre', RU: 'События', VN: 'Trung tâm hoạt động' },
    },
  ],
  dialogs: {},
  panels: [
    {
      tab: 'activity',
      place: 10,
      label: { ZH: '升级榜', EN: 'Upgrade rank', RU: 'Рейтинг улучшений', VN: 'Hạng nâng cấp' },
      access: 'open',
      panel: async () => (await import('./DayRanks')).UpgradeRanks,
    },
    {
      tab: 'activity',
      place: 20,
      label: { ZH: '开箱榜', EN: 'Open-box rank', RU: 'Рейтинг боксов', VN: 'Hạng mở hộp' },
      access: 'open',
      panel: async () => (await import('./DayRanks')).BoxRanks,
    },
    {
      tab: 'activity',
      place: 30,
      label: { ZH: '规则', EN: 'Rules', RU: 'Правила', VN: 'Quy tắc' },
      access: 'open',
      panel: async () => (await import('./RankRules')).RankRules,
    },
  ],
  evidence: { none: 'upgrades prove themselves' },
};
