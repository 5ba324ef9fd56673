import type { ItemRow } from '@skins/api/contract';
import { playerPanels } from '../accounts/slots';
import type { AdminSlice } from '../socket/slice';

export const bag: AdminSlice<{ items: ItemRow }> = {
  name: 'bag',
  screens: { items: { none: 'listed on the page of their player' } },
  panels: [{ slot: playerPanels, place: 200, panel: () => import('./BagPanel') }],
};
