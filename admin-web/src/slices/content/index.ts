import type { resources } from '@skins/api/content/resources';
import type { AdminSlice } from '../../shell/socket/slice';

export const content: AdminSlice<typeof resources> = {
  name: 'content',
  screens: {
    pictures: {
      names: { zh: '图片', en: 'Pictures' },
      after: 'settings',
      icon: () => import('@mui/icons-material/ImageOutlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
      create: () => import('./Create'),
    },
  },
  panels: [],
};
