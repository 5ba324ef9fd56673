import type { WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths as records } from '../records/paths';
import { paths } from './paths';
import type { zh } from './texts/zh';

const fragments: Words = { ZH: '碎片兑换', EN: 'Fragments', RU: 'Обмен осколков', VN: 'Đổi mảnh' };
const record: Words = { ZH: '道具记录', EN: 'Props', RU: 'История предметов', VN: 'Lịch sử đạo cụ' };

/** What players hold beside gems and skins. */
export const props: WebSlice<'props', typeof zh> = {
  name: 'props',
  texts: {
    ZH: async () => (await import('./texts/zh')).zh,
    EN: async () => (await import('./texts/en')).en,
    RU: async () => (await import('./texts/ru')).ru,
    VN: async () => (await import('./texts/vn')).vn,
  },
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
    },
  ],
  entries: [{ at: 'account', place: 39, to: paths.record, icon: 'gift', label: record }],
  dialogs: {},
  postings: { 'activity-reward': { to: paths.record, icon: 'gift' } },
  evidence: { none: 'a ticket is proven as every open of its box is' },
};
