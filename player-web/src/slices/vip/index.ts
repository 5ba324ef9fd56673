import type { WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths } from './paths';
import type { zh } from './texts/zh';

const word: Words = { ZH: 'VIP 特权', EN: 'VIP', RU: 'VIP', VN: 'VIP' };

/** Levels that gems bought lead to, and their bonuses. */
export const vip: WebSlice<'vip', typeof zh> = {
  name: 'vip',
  texts: {
    ZH: async () => (await import('./texts/zh')).zh,
    EN: async () => (await import('./texts/en')).en,
    RU: async () => (await import('./texts/ru')).ru,
    VN: async () => (await import('./texts/vn')).vn,
  },
  routes: [
    {
      path: paths.vip,
      title: word,
      access: 'player',
      page: async () => (await import('./VipPage')).VipPage,
    },
  ],
  entries: [{ at: 'account', place: 15, to: paths.vip, icon: 'star', label: word }],
  dialogs: {},
  postings: { 'vip-bonus': { to: paths.vip, icon: 'star' } },
  evidence: { none: 'nothing is drawn here' },
};
