import type { CategoryRow, SkinRow } from '@skins/api/contract';
import type { AdminSlice } from '../socket/slice';

export const catalogue: AdminSlice<{ skins: SkinRow; categories: CategoryRow }> = {
  name: 'catalogue',
  screens: {
    skins: {
      names: { zh: '皮肤', en: 'Skins' },
      place: 200,
      icon: () => import('@mui/icons-material/CategoryOutlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
    },
    categories: { none: 'skins are filtered by them' },
  },
  panels: [],
};
