import type { WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths } from './paths';
import { texts } from './texts';

const word: Words = { ZH: '月盒', EN: 'Moon box', RU: 'Лунный кейс', VN: 'Hộp trăng' };

/** The moon box: eight phases, of which the player's moon chooses one. */
export const moonbox: WebSlice<'moonbox'> = {
  name: 'moonbox',
  texts,
  routes: [
    {
      path: paths.moon,
      parent: '/page/active',
      title: word,
      access: 'open',
      page: async () => (await import('./MoonPage')).MoonPage,
    },
  ],
  entries: [{ at: 'footer-play', after: 'luckycard', to: paths.moon, label: word }],
  dialogs: {},
  evidence: { none: 'its openings are proved as openings of boxes' },
};
