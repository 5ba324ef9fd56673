import type { Health, ProjectionRow } from '@skins/api/contract';
import type { AdminSlice } from '../socket/slice';

export const health: AdminSlice<{ health: Health; projections: ProjectionRow }> = {
  name: 'health',
  screens: {
    health: {
      names: { zh: '概览', en: 'Overview' },
      place: 0,
      icon: () => import('@mui/icons-material/MonitorHeartOutlined'),
      dashboard: () => import('./Dashboard'),
    },
    projections: { none: 'listed on the first page' },
  },
  panels: [],
};
