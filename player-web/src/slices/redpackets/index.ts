import type { WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths } from './paths';
import { texts } from './texts';

const rain: Words = { ZH: '红包雨', EN: 'Red-packet rain', RU: 'Дождь конвертов', VN: 'Mưa lì xì' };

/** Red packets fall over every page, and everybody may grab some. */
export const redpackets: WebSlice<'redpackets'> = {
  name: 'redpackets',
  texts,
  routes: [
    {
      path: paths.rain,
      title: rain,
      access: 'open',
      page: async () => (await import('./RainPage')).RainPage,
    },
    {
      path: paths.rainOf,
      title: rain,
      access: 'open',
      page: async () => (await import('./RainPage')).RainPage,
    },
  ],
  entries: [],
  dialogs: {},
  postings: { 'red-packets': { to: paths.rain, icon: 'gift' } },
  extras: [{ at: 'late', part: async () => (await import('./RainWatch')).RainWatch }],
  evidence: { none: 'a rain proves itself: everybody computes it again from its own page' },
};
