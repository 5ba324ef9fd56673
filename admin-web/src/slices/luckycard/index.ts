import type { resources } from '@skins/api/luckycard/resources';
import type { AdminSlice } from '../../shell/socket/slice';

export const luckycard: AdminSlice<typeof resources> = {
  name: 'luckycard',
  screens: {
    decks: {
      names: { zh: '幸运卡', en: 'Lucky cards' },
      after: 'battles',
      icon: () => import('@mui/icons-material/StyleOutlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
    },
  },
  panels: [],
};
