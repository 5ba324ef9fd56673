import type { resources } from '@skins/api/mall/resources';
import type { AdminSlice } from '../../shell/socket/slice';

export const mall: AdminSlice<typeof resources> = {
  name: 'mall',
  screens: {
    'store-purchases': {
      names: { zh: '商城购买', en: 'Store purchases' },
      after: 'sign-ins',
      right: 'read-players',
      icon: () => import('@mui/icons-material/StorefrontOutlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
    },
  },
  panels: [],
};
