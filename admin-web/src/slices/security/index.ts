import type { resources } from '@skins/api/security/resources';
import type { AdminSlice } from '../../shell/socket/slice';

export const security: AdminSlice<typeof resources> = {
  name: 'security',
  screens: {
    trail: {
      names: { zh: '审计记录', en: 'Audit trail' },
      right: 'read-trail',
      after: 'operator-proposals',
      icon: () => import('@mui/icons-material/ShieldOutlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
    },
  },
  panels: [],
};
