import { playerPanels } from '../accounts/slots';
import type { AdminSlice } from '../../shell/socket/slice';

export const seeds: AdminSlice<Record<string, never>> = {
  name: 'seeds',
  screens: {},
  panels: [{ slot: playerPanels, after: 'moment', panel: () => import('./ChainsPanel') }],
};
