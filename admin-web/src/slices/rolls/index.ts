import type { resources } from '@skins/api/rolls/resources';
import type { AdminSlice } from '../../shell/socket/slice';

export const rolls: AdminSlice<typeof resources> = {
  name: 'rolls',
  screens: {
    rolls: {
      names: { zh: 'Roll 房', en: 'Roll rooms' },
      after: 'skins',
      icon: () => import('@mui/icons-material/GroupsOutlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
      create: () => import('./Create'),
    },
  },
  panels: [],
};
