import { playerPanels } from '../accounts/slots';
import type { AdminSlice } from '../../shell/socket/slice';

export const standing: AdminSlice<Record<string, never>> = {
  name: 'standing',
  screens: {},
  panels: [{ slot: playerPanels, after: 'first', panel: () => import('./StandingPanel') }],
};
