import type { resources } from '@skins/api/retrievals/resources';
import type { AdminSlice } from '../../shell/socket/slice';

export const retrievals: AdminSlice<typeof resources> = {
  name: 'retrievals',
  screens: {
    retrievals: {
      names: { zh: '取回队列', en: 'Retrievals' },
      after: 'replace',
      right: 'read-players',
      icon: () => import('@mui/icons-material/LocalShippingOutlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
    },
    'delivery-findings': {
      names: { zh: '发货差异', en: 'Delivery differences' },
      after: 'retrievals',
      right: 'read-players',
      icon: () => import('@mui/icons-material/RuleOutlined'),
      list: () => import('./FindingList'),
      show: () => import('./FindingShow'),
    },
  },
  panels: [],
};
