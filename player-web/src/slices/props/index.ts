import type { WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths as records } from '../records/paths';
import { paths } from './paths';
import { texts } from './texts';

const fragments: Words = { ZH: '碎片兑换', EN: 'Fragment exchange', RU: 'Обмен осколков', VN: 'Đổi mảnh' };
const record: Words = {
  ZH: '道具记录',
  EN: 'Prop history',
  RU: 'История особых предметов',
  VN: 'Lịch sử đạo cụ',
};

/** Players' holdings beside gems and skins. */
export const props: WebSlice<'props'> = {
  name: 'props',
  texts,
  routes: [
    {
      path: paths.fragments,
      title: fragments,
      access: 'player',
      page: async () => (await import('./FragmentsPage')).FragmentsPage,
    },
    {
      path: paths.record,
      parent: records.records,
      title: record,
      access: 'player',
      page: async () => (await import('./PropsRecordPage')).PropsRecordPage,
      record: { after: 'mall', icon: 'gift' },
    },
  ],
  entries: [
    { at: 'account', group: 'records', after: 'mall', to: paths.record, icon: 'gift', label: record },
  ],
  dialogs: {},
  postings: { 'activity-reward': { to: paths.record, icon: 'gift' } },
  evidence: { none: 'a ticket is proven as every open of its box is' },
};
