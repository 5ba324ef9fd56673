import type { WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths as records } from '../records/paths';
import { paths } from './paths';
import { texts } from './texts';

const store: Words = { ZH: '商城', EN: 'Store', RU: 'Магазин', VN: 'Cửa hàng' };
const record: Words = { ZH: '商城记录', EN: 'Purchases', RU: 'Покупки', VN: 'Lịch sử mua' };

/** Skins for gems, at published prices. */
export const mall: WebSlice<'mall'> = {
  name: 'mall',
  texts,
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
      record: { after: 'retrievals', icon: 'store' },
    },
  ],
  entries: [
    { at: 'header', after: 'rolls', to: `${paths.store}?type=skin`, under: paths.store, label: store },
    { at: 'shortcuts', after: 'replace', to: paths.store, icon: 'store', label: store },
    { at: 'footer-play', after: 'replace', to: paths.store, label: store },
    { at: 'account', group: 'records', after: 'rolls', to: paths.record, icon: 'store', label: record },
  ],
  dialogs: {},
  postings: { 'skin-purchase': { to: paths.record, icon: 'store' } },
  evidence: { none: 'nothing is drawn here' },
};
