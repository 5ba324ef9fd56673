import { dialog } from '../../shell/app/dialog';
import type { WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths as records } from '../records/paths';
import { paths } from './paths';
import { texts } from './texts';

interface Dialogs {
  /** `itemIds`: selected initially, where possible */
  retrieve: { itemIds: readonly string[] };
  retrieval: { retrievalId: string };
}

declare module '../../shell/app/slice' {
  interface AllDialogs extends Dialogs {}
}

const record: Words = { ZH: '取回记录', EN: 'Retrievals', RU: 'Выводы', VN: 'Lịch sử rút' };

/** Items sent out of the shop. */
export const retrievals: WebSlice<'retrievals', Dialogs> = {
  name: 'retrievals',
  texts,
  routes: [
    {
      path: paths.record,
      parent: records.records,
      title: record,
      access: 'player',
      page: async () => (await import('./RetrieveRecordPage')).RetrieveRecordPage,
      record: { after: 'rolls', icon: 'external' },
    },
  ],
  entries: [
    { at: 'account', group: 'records', after: 'wallet', to: paths.record, icon: 'clock', label: record },
  ],
  dialogs: {
    retrieve: dialog('player', async () => (await import('./RetrieveDialog')).RetrieveDialog),
    retrieval: dialog('player', async () => (await import('./RetrievalDialog')).RetrievalDialog),
  },
  items: [
    {
      after: 'first',
      dialog: 'retrieve',
      icon: 'external',
      label: { ZH: '取回', EN: 'Retrieve', RU: 'Вывести', VN: 'Rút' },
      from: [0, 4, 7],
      most: 20,
    },
  ],
  extras: [{ at: 'top', part: async () => (await import('./Tracker')).Tracker }],
  evidence: { none: 'nothing is drawn here' },
};
