import type { WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths } from './paths';
import { texts } from './texts';

const word: Words = { ZH: '我的记录', EN: 'My records', RU: 'История', VN: 'Lịch sử của tôi' };

/** Links to all records of a player, from all slices. */
export const records: WebSlice<'records'> = {
  name: 'records',
  texts,
  routes: [
    {
      path: paths.records,
      title: word,
      access: 'player',
      page: async () => (await import('./RecordsPage')).RecordsPage,
    },
  ],
  entries: [
    { at: 'account', group: 'records', after: 'boxes', to: paths.records, icon: 'clock', label: word },
  ],
  dialogs: {},
  evidence: { none: 'each record proves its own rows' },
};
