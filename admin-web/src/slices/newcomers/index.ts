import type { resources } from '@skins/api/newcomers/resources';
import type { AdminSlice } from '../../shell/socket/slice';

export const newcomers: AdminSlice<typeof resources> = {
  name: 'newcomers',
  screens: {
    'newcomer-steps': {
      names: { zh: '新人第一天', en: 'First days' },
      after: 'week-claims',
      right: 'read-players',
      icon: () => import('@mui/icons-material/WavingHandOutlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
    },
  },
  panels: [],
};
