import type { WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths as records } from '../records/paths';
import { paths } from './paths';
import { texts } from './texts';

/** Each season has a name of its own, by its setting. */
const word: Words = { ZH: '季节活动', EN: 'Season', RU: 'Сезон', VN: 'Hoạt động mùa' };

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
