import type { resources } from '@skins/api/wishes/resources';
import type { AdminSlice } from '../../shell/socket/slice';

export const wishes: AdminSlice<typeof resources> = {
  name: 'wishes',
  screens: {
    wishes: {
      names: { zh: '许愿', en: 'Wishes' },
      after: 'battles',
      icon: () => import('@mui/icons-material/ParkOutlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
    },
  },
  panels: [],
};
