import type { WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths as records } from '../records/paths';
import { paths } from './paths';
import { texts } from './texts';

const word: Words = { ZH: '新年活动', EN: 'New year', RU: 'Новый год', VN: 'Năm mới' };

/** A season: new year, or another by a setting. */
export const newyear: WebSlice<'newyear'> = {
  name: 'newyear',
  texts,
  routes: [
    {
      path: paths.season,
      title: word,
      access: 'open',
      page: async () => (await import('./SeasonPage')).SeasonPage,
    },
    {
      path: paths.record,
      parent: records.records,
      title: word,
      access: 'player',
      page: async () => (await import('./RecordPage')).SeasonRecordPage,
      record: { after: 'wishes', icon: 'gift' },
    },
  ],
  entries: [{ at: 'footer-play', after: 'wishes', to: paths.season, label: word }],
  dialogs: {},
  evidence: { itemSources: [8], load: async () => (await import('./evidence')).evidence },
};
