import type { resources } from '@skins/api/stops/resources';
import { overviewSide } from '../health/slots';
import type { AdminSlice } from '../../shell/socket/slice';

export const stops: AdminSlice<typeof resources> = {
  name: 'stops',
  screens: { games: { none: 'listed on the first page' } },
  panels: [{ slot: overviewSide, after: 'first', panel: () => import('./GamesPanel') }],
};
