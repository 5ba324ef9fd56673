import type { resources } from '@skins/api/moonbox/resources';
import type { AdminSlice } from '../../shell/socket/slice';

export const moonbox: AdminSlice<typeof resources> = {
  name: 'moonbox',
  screens: {
    'moon-moves': {
      names: { zh: '月盒', en: 'Moon box' },
      after: 'newcomer-steps',
      right: 'read-players',
      icon: () => import('@mui/icons-material/NightlightOutlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
    },
  },
  panels: [],
};
