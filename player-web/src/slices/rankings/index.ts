import type { WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths as centre } from '../activities/paths';
import { paths as upgrades } from '../hall/paths';
import { paths } from './paths';
import { texts } from './texts';

const rank: Words = { ZH: '每日倍数榜', EN: 'Daily ranking', RU: 'Рейтинг дня', VN: 'Xếp hạng ngày' };
const hash: Words = { ZH: '哈希榜', EN: 'Hash ranking', RU: 'Хеш-рейтинг', VN: 'Xếp hạng hash' };

/** Daily rankings with prizes, and the ranking of hash boxes with its proofs. */
export const rankings: WebSlice<'rankings'> = {
  name: 'rankings',
  texts,
  routes: [
    {
      path: paths.rank,
      parent: upgrades.hall,
      title: rank,
      access: 'open',
      page: async () => (await import('./RankPage')).RankPage,
    },
    {
      path: paths.hash,
      parent: centre.active,
      title: hash,
      access: 'open',
      page: async () => (await import('./HashPage')).HashPage,
    },
  ],
  entries: [],
  dialogs: {},
  postings: { 'rank-prize': { to: paths.rank, icon: 'star' } },
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
