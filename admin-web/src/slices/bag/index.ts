import type { resources } from '@skins/api/bag/resources';
import { playerPanels } from '../accounts/slots';
import type { AdminSlice } from '../../shell/socket/slice';

export const bag: AdminSlice<typeof resources> = {
  name: 'bag',
  screens: { items: { none: 'listed on the page of their player' } },
  panels: [{ slot: playerPanels, after: 'seeds', panel: () => import('./BagPanel') }],
};
