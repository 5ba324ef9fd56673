import type { WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths } from './paths';
import { texts } from './texts';

const rank: Words = { ZH: '每日倍数榜', EN: 'Daily ranking', RU: 'Рейтинг дня', VN: 'Xếp hạng ngày' };
const hash: Words = { ZH: '哈希榜', EN: 'Hash ranking', RU: 'Хэш-рейтинг', VN: 'Xếp hạng hash' };
const active: Words = { ZH: '活动中心', EN: 'Activity centre', RU: 'События', VN: 'Trung tâm hoạt động' };

/** Daily rankings with prizes, and the ranking of hash boxes with its proofs. */
export const rankings: WebSlice<'rankings'> = {
  name: 'rankings',
  texts,
  routes: [
    {
      path: paths.active,
      title: active,
      access: 'open',
      page: async () => (await import('./ActivePage')).ActivePage,
    },
    {
      path: paths.rank,
      parent: paths.active,
      title: rank,
      access: 'open',
      page: async () => (await import('./RankPage')).RankPage,
    },
    {
      path: paths.hash,
      parent: paths.active,
      title: hash,
      access: 'open',
      page: async () => (await import('./HashPage')).HashPage,
    },
  ],
  entries: [{ at: 'footer-play', after: 'mall', to: paths.active, label: active }],
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
  evidence: { none: 'plays prove themselves' },
};
