import { dialog } from '../../shell/app/dialog';
import type { WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths as records } from '../records/paths';
import { paths } from './paths';
import type { zh } from './texts/zh';

interface Dialogs {
  /** `itemIds`: chosen from the start, where they can be */
  retrieve: { itemIds: readonly string[] };
  retrieval: { retrievalId: string };
}

const record: Words = { ZH: '取回记录', EN: 'Retrievals', RU: 'Выводы', VN: 'Lịch sử rút' };

/** Items that leave the shop. */
export const retrievals: WebSlice<'retrievals', typeof zh, Dialogs> = {
  name: 'retrievals',
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
      page: async () => (await import('./RetrieveRecordPage')).RetrieveRecordPage,
    },
  ],
  entries: [{ at: 'account', place: 26, to: paths.record, icon: 'clock', label: record }],
  dialogs: {
    retrieve: dialog('player', async () => (await import('./RetrieveDialog')).RetrieveDialog),
    retrieval: dialog('player', async () => (await import('./RetrievalDialog')).RetrievalDialog),
  },
  items: [
    {
      place: 10,
      dialog: 'retrieve',
      icon: 'external',
      label: { ZH: '取回', EN: 'Retrieve', RU: 'Вывести', VN: 'Rút' },
      from: [0, 4, 7],
      most: 20,
    },
  ],
  evidence: { none: 'nothing is drawn here' },
};
