import type { resources } from '@skins/api/battles/resources';
import type { AdminSlice } from '../../shell/socket/slice';

export const battles: AdminSlice<typeof resources> = {
  name: 'battles',
  screens: {
    battles: {
      names: { zh: '对战', en: 'Battles' },
      after: 'rolls',
      icon: () => import('@mui/icons-material/SportsKabaddiOutlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
    },
    'battle-pairs': {
      names: { zh: '对战往来', en: 'Battle pairs' },
      after: 'battles',
      right: 'read-players',
      icon: () => import('@mui/icons-material/CompareArrowsOutlined'),
      list: () => import('./PairList'),
      show: () => import('./PairShow'),
    },
  },
  panels: [],
};
