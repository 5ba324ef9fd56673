import type { resources } from '@skins/api/redpackets/resources';
import type { AdminSlice } from '../../shell/socket/slice';

export const redpackets: AdminSlice<typeof resources> = {
  name: 'redpackets',
  screens: {
    rains: {
      names: { zh: '红包雨', en: 'Red-packet rain' },
      after: 'battles',
      icon: () => import('@mui/icons-material/RedeemOutlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
    },
  },
  panels: [],
};
