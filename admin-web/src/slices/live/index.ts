import { overviewFigures } from '../health/slots';
import type { AdminSlice } from '../../shell/socket/slice';

export const live: AdminSlice<Record<string, never>> = {
  name: 'live',
  screens: {},
  panels: [{ slot: overviewFigures, after: 'accounts', panel: () => import('./ConnectionsFigure') }],
};
