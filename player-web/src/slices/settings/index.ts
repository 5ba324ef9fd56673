import type { WebSlice } from '../../shell/app/slice';
import { paths } from './paths';
import { texts } from './texts';

/** Public changes of the shop. */
export const settings: WebSlice<'settings'> = {
  name: 'settings',
  texts,
  routes: [
    {
      path: paths.changes,
      title: { ZH: '变更记录', EN: 'Changes', RU: 'Изменения', VN: 'Thay đổi' },
      access: 'open',
      page: async () => (await import('./ChangesPage')).ChangesPage,
    },
  ],
  entries: [
    {
      at: 'footer-fair',
      after: 'wallet',
      to: paths.changes,
      label: { ZH: '变更记录', EN: 'Changes', RU: 'Изменения', VN: 'Nhật ký thay đổi' },
    },
  ],
  dialogs: {},
  evidence: { none: 'nothing is drawn here' },
};
