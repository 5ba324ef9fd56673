import type { WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths } from './paths';
import { texts } from './texts';

const word: Words = { ZH: 'VIP 特权', EN: 'VIP', RU: 'VIP', VN: 'VIP' };

/** Levels reached by buying gems, and their bonuses. */
export const vip: WebSlice<'vip'> = {
  name: 'vip',
  texts,
  routes: [
    {
      path: paths.vip,
      title: word,
      access: 'player',
      page: async () => (await import('./VipPage')).VipPage,
    },
  ],
  entries: [{ at: 'account', group: 'play', after: 'bag', to: paths.vip, icon: 'star', label: word }],
  dialogs: {},
  postings: { 'vip-bonus': { to: paths.vip, icon: 'star' } },
  evidence: { none: 'nothing is drawn here' },
};
