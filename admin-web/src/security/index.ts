import type { resources } from '@skins/api/security/resources';
import type { AdminSlice } from '../socket/slice';

export const security: AdminSlice<typeof resources> = {
  name: 'security',
  screens: {
    'security-events': {
      names: { zh: '安全事件', en: 'Security events' },
      right: 'read-trail',
      place: 900,
      icon: () => import('@mui/icons-material/ShieldOutlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
    },
  },
  panels: [],
};
