import type { resources } from '@skins/api/catalogue/resources';
import type { AdminSlice } from '../../shell/socket/slice';
import { skinPanels } from './slots';

export const catalogue: AdminSlice<typeof resources> = {
  name: 'catalogue',
  screens: {
    skins: {
      names: { zh: '皮肤', en: 'Skins' },
      after: 'upgrade-targets',
      icon: () => import('@mui/icons-material/CategoryOutlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
      create: () => import('./Create'),
      edit: () => import('./Edit'),
    },
    categories: { none: 'skins are filtered by them' },
  },
  panels: [{ slot: skinPanels, after: 'first', panel: () => import('./PricesPanel') }],
  pages: [
    { path: '/skins/prices', page: () => import('./PricesPage') },
    { path: '/boxes/order', page: () => import('./ArrangePage') },
    { path: '/boxes/files', page: () => import('./FilesPage') },
    { path: '/boxes/:id/retire', page: () => import('./RetirePage') },
  ],
};
