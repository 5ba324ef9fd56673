import type { WebSlice } from '../../shell/app/slice';
import { paths } from './paths';
import { texts } from './texts';

/** Public plays: the hall of upgrades, players, targets, replays, and the day's rankings. */
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
      parent: paths.hall,
      title: { ZH: '升级记录', EN: 'Upgrades', RU: 'Улучшения', VN: 'Các lần nâng cấp' },
      access: 'open',
      page: async () => (await import('./UserRecordPage')).UserRecordPage,
    },
  ],
  entries: [
    {
      at: 'footer-play',
      after: 'mall',
      to: paths.active,
      label: { ZH: '活动中心', EN: 'Activity centre', RU: 'События', VN: 'Trung tâm hoạt động' },
    },
  ],
  dialogs: {},
  panels: [
    {
      tab: 'activity',
      name: 'upgrade-rank',
      after: 'first',
      label: { ZH: '升级榜', EN: 'Upgrade rank', RU: 'Рейтинг улучшений', VN: 'Hạng nâng cấp' },
      access: 'open',
      panel: async () => (await import('./DayRanks')).UpgradeRanks,
    },
    {
      tab: 'activity',
      name: 'box-rank',
      after: 'upgrade-rank',
      label: { ZH: '开箱榜', EN: 'Open-box rank', RU: 'Рейтинг кейсов', VN: 'Hạng mở hộp' },
      access: 'open',
      panel: async () => (await import('./DayRanks')).BoxRanks,
    },
    {
      tab: 'activity',
      name: 'rules',
      after: 'box-rank',
      label: { ZH: '规则', EN: 'Rules', RU: 'Правила', VN: 'Quy tắc' },
      access: 'open',
      panel: async () => (await import('./RankRules')).RankRules,
    },
  ],
  evidence: { none: 'upgrades prove themselves' },
};
