import type { resources } from '@skins/api/assistance/resources';
import type { AdminSlice } from '../../shell/socket/slice';

export const assistance: AdminSlice<typeof resources> = {
  name: 'assistance',
  screens: {
    assists: {
      names: { zh: '好友助力', en: 'Help into rooms' },
      after: 'rolls',
      right: 'read-players',
      icon: () => import('@mui/icons-material/HandshakeOutlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
    },
  },
  panels: [],
};
