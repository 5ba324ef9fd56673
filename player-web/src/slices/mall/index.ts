import type { WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths as records } from '../records/paths';
import { paths } from './paths';
import type { zh } from './texts/zh';

const store: Words = { ZH: '商城', EN: 'Store', RU: 'Магазин', VN: 'Cửa hàng' };
const record: Words = { ZH: '商城记录', EN: 'Purchases', RU: 'Покупки', VN: 'Lịch sử mua' };

/** Skins for gems, at published prices. */
export const mall: WebSlice<'mall', typeof zh> = {
  name: 'mall',
  texts: {
    ZH: async () => (await import('./texts/zh')).zh,
    EN: async () => (await import('./texts/en')).en,
    RU: async () => (await import('./texts/ru')).ru,
    VN: async () => (await import('./texts/vn')).vn,
  },
  routes: [
    {
      path: paths.store,
      title: store,
      access: 'player',
      page: async () => (await import('./StorePage')).StorePage,
    },
    {
      path: paths.record,
      parent: records.records,
      title: record,
      access: 'player',
      page: async () => (await import('./ExchangeRecordPage')).ExchangeRecordPage,
    },
  ],
  entries: [
    { at: 'header', place: 70, to: `${paths.store}?type=skin`, under: paths.store, label: store },
    { at: 'shortcuts', place: 70, to: paths.store, icon: 'store', label: store },
    { at: 'footer-play', place: 70, to: paths.store, label: store },
    { at: 'account', place: 38, to: paths.record, icon: 'store', label: record },
  ],
  dialogs: {},
  postings: { 'skin-purchase': { to: paths.record, icon: 'store' } },
  evidence: { none: 'nothing is drawn here' },
};
