import type { WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths } from './paths';
import { texts } from './texts';

const word: Words = { ZH: '推广中心', EN: 'Invite friends', RU: 'Приглашения', VN: 'Mời bạn' };

/** Inviting friends. */
export const promotion: WebSlice<'promotion'> = {
  name: 'promotion',
  texts,
  routes: [
    {
      path: paths.promotion,
      title: word,
      access: 'open',
      page: async () => (await import('./PromotionPage')).PromotionPage,
    },
  ],
  entries: [
    { at: 'account', group: 'play', after: 'vip', to: paths.promotion, icon: 'share', label: word },
    { at: 'footer-play', after: 'activities', to: paths.promotion, label: word },
  ],
  dialogs: {},
  postings: { 'promotion-share': { to: paths.promotion, icon: 'share' } },
  evidence: { none: 'nothing is drawn here' },
};
