import type { resources } from '@skins/api/health/resources';
import type { AdminSlice } from '../../shell/socket/slice';

export const health: AdminSlice<typeof resources> = {
  name: 'health',
  screens: {
    health: {
      names: { zh: '概览', en: 'Overview' },
      after: 'first',
      icon: () => import('@mui/icons-material/MonitorHeartOutlined'),
      dashboard: () => import('./Dashboard'),
    },
    readings: { none: 'read on the first page' },
    'play-minutes': { none: 'drawn on the first page' },
    'money-days': { none: 'drawn on the first page' },
    returns: { none: 'drawn on the first page' },
    wins: { none: 'listed on the first page' },
    projections: { none: 'listed on the first page' },
    flows: { none: 'listed on the first page' },
    nodes: { none: 'listed on the first page' },
  },
  panels: [],
};
