import { dialog } from '../../shell/app/dialog';
import type { NoProps, WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths as records } from '../records/paths';
import { paths } from './paths';
import { texts } from './texts';

const upgrade: Words = { ZH: '升级', EN: 'Upgrade', RU: 'Улучшение', VN: 'Nâng cấp' };
const record: Words = {
  ZH: '升级记录',
  EN: 'My upgrades',
  RU: 'Мои улучшения',
  VN: 'Lịch sử nâng cấp',
};

interface Dialogs {
  upgradeRecords: NoProps;
}

declare module '../../shell/app/slice' {
  interface AllDialogs extends Dialogs {}
}

/** Upgrades: the stake, the target, and the result. */
export const upgrades: WebSlice<'upgrades', Dialogs> = {
  name: 'upgrades',
  texts,
  routes: [
    {
      path: paths.upgrade,
      parent: paths.hall,
      title: {
        ZH: '皮肤升级',
        EN: 'Upgrade a skin',
        RU: 'Улучшить скин',
        VN: 'Nâng cấp vật phẩm',
      },
      access: 'open',
      page: async () => (await import('./UpgradePage')).UpgradePage,
    },
    {
      path: paths.record,
      parent: records.records,
      title: record,
      access: 'player',
      page: async () => (await import('./RecordPage')).RecordPage,
      record: { after: 'boxes', icon: 'up' },
    },
  ],
  entries: [
    { at: 'header', after: 'boxes', to: paths.hall, under: '/page/upgrade', label: upgrade },
    { at: 'tabs', after: 'boxes', to: paths.upgrade, under: '/page/upgrade', icon: 'up', label: upgrade },
    { at: 'shortcuts', after: 'classic', to: paths.upgrade, icon: 'up', label: upgrade },
    { at: 'footer-play', after: 'classic', to: paths.hall, label: upgrade },
    { at: 'account', group: 'records', after: 'records', to: paths.record, icon: 'up', label: record },
  ],
  dialogs: {
    upgradeRecords: dialog('player', async () => (await import('./RecordsDialog')).RecordsDialog),
  },
  items: [
    {
      after: 'bag',
      to: (itemIds) => `${paths.upgrade}?items=${itemIds.join(',')}`,
      icon: 'up',
      label: upgrade,
      from: [0],
      most: 6,
    },
  ],
  postings: { 'upgrade-stake': { dialog: 'upgradeRecords', icon: 'verify' } },
  evidence: { itemSources: [3], load: async () => (await import('./evidence')).evidence },
};
