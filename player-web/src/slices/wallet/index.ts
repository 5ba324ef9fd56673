import type { WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths as records } from '../records/paths';
import { paths } from './paths';
import type { zh } from './texts/zh';

const record: Words = { ZH: '宝石记录', EN: 'Gem record', RU: 'История самоцветов', VN: 'Lịch sử ngọc' };
const gems: Words = {
  ZH: '宝石总账',
  EN: 'Where all gems are',
  RU: 'Где все самоцветы',
  VN: 'Sổ cái ngọc',
};

/** Where gems came from and went: one's own, and all of them. */
export const wallet: WebSlice<'wallet', typeof zh> = {
  name: 'wallet',
  texts: {
    ZH: async () => (await import('./texts/zh')).zh,
    EN: async () => (await import('./texts/en')).en,
    RU: async () => (await import('./texts/ru')).ru,
    VN: async () => (await import('./texts/vn')).vn,
  },
  routes: [
    {
      path: paths.record,
      parent: records.records,
      title: record,
      access: 'player',
      page: async () => (await import('./RecordPage')).RecordPage,
    },
    {
      path: paths.gems,
      title: gems,
      access: 'open',
      page: async () => (await import('./GemsPage')).GemsPage,
    },
  ],
  entries: [
    { at: 'account', place: 25, to: paths.record, icon: 'trend', label: record },
    { at: 'footer-fair', place: 25, to: paths.gems, label: gems },
  ],
  dialogs: {},
  postings: { adjustment: { to: paths.gems, icon: 'info' } },
  evidence: { none: 'nothing is drawn here' },
};
