import type { resources } from '@skins/api/promotion/resources';
import type { AdminSlice } from '../../shell/socket/slice';

export const promotion: AdminSlice<typeof resources> = {
  name: 'promotion',
  screens: {
    'promotion-shares': {
      names: { zh: '推广分成', en: 'Invitation shares' },
      after: 'adjustments',
      right: 'read-players',
      icon: () => import('@mui/icons-material/ShareOutlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
    },
    'promotion-days': {
      names: { zh: '推广结日', en: 'Invitation days' },
      after: 'promotion-shares',
      icon: () => import('@mui/icons-material/EventAvailableOutlined'),
      list: () => import('./DayList'),
      show: () => import('./DayShow'),
    },
  },
  panels: [],
};
