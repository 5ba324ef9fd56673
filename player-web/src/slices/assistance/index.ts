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
      title: { ZH: '好友邀请', EN: 'Invitation', RU: 'Приглашение', VN: 'Lời mời' },
      access: 'open',
      page: async () => (await import('./SourcePage')).SourcePage,
    },
  ],
  entries: [],
  dialogs: {},
  evidence: { none: 'nothing is drawn here' },
};
