import type { WebSlice } from '../../shell/app/slice';
import { paths } from './paths';
import { texts } from './texts';

/** Helping a friend into a room by the friend's link. */
export const assistance: WebSlice<'assistance'> = {
  name: 'assistance',
  texts,
  routes: [
    {
      path: paths.source,
      title: { ZH: '好友助力', EN: 'Help a friend', RU: 'Помощь другу', VN: 'Trợ giúp bạn bè' },
      access: 'open',
      page: async () => (await import('./SourcePage')).SourcePage,
    },
  ],
  entries: [],
  dialogs: {},
  evidence: { none: 'nothing is drawn here' },
};
