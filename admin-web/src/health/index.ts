import type { resources } from '@skins/api/health/resources';
import type { AdminSlice } from '../socket/slice';

export const health: AdminSlice<typeof resources> = {
  name: 'health',
  screens: {
    health: {
      names: { zh: '概览', en: 'Overview' },
      place: 0,
      icon: () => import('@mui/icons-material/MonitorHeartOutlined'),
      dashboard: () => import('./Dashboard'),
    },
    projections: { none: 'listed on the first page' },
    flows: { none: 'listed on the first page' },
  },
  panels: [],
};
