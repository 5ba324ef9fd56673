import type { resources } from '@skins/api/newyear/resources';
import type { AdminSlice } from '../../shell/socket/slice';

export const newyear: AdminSlice<typeof resources> = {
  name: 'newyear',
  screens: {
    'season-gifts': {
      names: { zh: '季节活动', en: 'Seasons' },
      after: 'newcomer-steps',
      right: 'read-players',
      icon: () => import('@mui/icons-material/AcUnitOutlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
    },
  },
  panels: [],
};
