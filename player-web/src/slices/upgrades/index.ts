import { dialog } from '../../shell/app/dialog';
import type { NoProps, WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths as records } from '../records/paths';
import { paths } from './paths';
import type { zh } from './texts/zh';

const upgrade: Words = { ZH: '升级', EN: 'Upgrade', RU: 'Апгрейд', VN: 'Nâng cấp' };
const record: Words = {
  ZH: '升级记录',
  EN: 'My upgrades',
  RU: 'Мои улучшения',
  VN: 'Lịch sử nâng cấp',
};

interface Dialogs {
  upgradeRecords: NoProps;
}

/** Upgrading: what is staked, what it aims at, and how it ended. */
export const upgrades: WebSlice<'upgrades', typeof zh, Dialogs> = {
  name: 'upgrades',
  texts: {
    ZH: async () => (await import('./texts/zh')).zh,
    EN: async () => (await import('./texts/en')).en,
    RU: async () => (await import('./texts/ru')).ru,
    VN: async () => (await import('./texts/vn')).vn,
  },
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
    },
  ],
  entries: [
    { at: 'header', place: 20, to: paths.hall, under: '/page/upgrade', label: upgrade },
    { at: 'tabs', place: 25, to: paths.upgrade, under: '/page/upgrade', icon: 'up', label: upgrade },
    { at: 'shortcuts', place: 30, to: paths.upgrade, icon: 'up', label: upgrade },
    { at: 'footer-play', place: 30, to: paths.hall, label: upgrade },
    { at: 'account', place: 24, to: paths.record, icon: 'up', label: record },
  ],
  dialogs: {
    upgradeRecords: dialog('player', async () => (await import('./RecordsDialog')).RecordsDialog),
  },
  items: [
    {
      place: 30,
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
