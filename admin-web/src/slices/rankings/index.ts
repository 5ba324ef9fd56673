import type { resources } from '@skins/api/rankings/resources';
import type { AdminSlice } from '../../shell/socket/slice';

export const rankings: AdminSlice<typeof resources> = {
  name: 'rankings',
  screens: {
    rankings: {
      names: { zh: '每日排行', en: 'Daily rankings' },
      after: 'battles',
      icon: () => import('@mui/icons-material/LeaderboardOutlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
    },
  },
  panels: [],
};
