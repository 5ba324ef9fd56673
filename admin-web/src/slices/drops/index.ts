import type { resources } from '@skins/api/drops/resources';
import type { AdminSlice } from '../../shell/socket/slice';

export const drops: AdminSlice<typeof resources> = {
  name: 'drops',
  screens: {
    'extra-drops': {
      names: { zh: '额外掉落', en: 'Extra drops' },
      after: 'boxes',
      right: 'read-players',
      icon: () => import('@mui/icons-material/RedeemOutlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
    },
  },
  panels: [],
};
