import type { WebSlice } from '../../shell/app/slice';
import type { Words } from '../../shell/i18n';
import { paths } from './paths';
import { texts } from './texts';

const skins: Words = { ZH: 'Skins', EN: 'Skins', RU: 'Skins', VN: 'Skins' };

/** The home page. */
export const home: WebSlice<'home'> = {
  name: 'home',
  texts,
  routes: [
    {
      path: paths.home,
      title: skins,
      access: 'open',
      page: async () => (await import('./HomePage')).HomePage,
    },
    {
      path: paths.refresh,
      title: skins,
      access: 'open',
      page: async () => (await import('./RefreshPage')).RefreshPage,
    },
  ],
  entries: [
    {
      at: 'tabs',
      after: 'first',
      to: paths.home,
      icon: 'home',
      label: { ZH: '首页', EN: 'Home', RU: 'Главная', VN: 'Trang chủ' },
    },
  ],
  dialogs: {},
  extras: [{ at: 'footer', part: async () => (await import('./Checkpoint')).Checkpoint }],
  evidence: { none: 'nothing is drawn here' },
};
