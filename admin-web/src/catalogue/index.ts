import type { resources } from '@skins/api/catalogue/resources';
import type { AdminSlice } from '../socket/slice';

export const catalogue: AdminSlice<typeof resources> = {
  name: 'catalogue',
  screens: {
    skins: {
      names: { zh: '皮肤', en: 'Skins' },
      place: 200,
      icon: () => import('@mui/icons-material/CategoryOutlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
    },
    categories: { none: 'skins are filtered by them' },
  },
  panels: [],
};
