import { playerPanels } from '../accounts/slots';
import type { AdminSlice } from '../../shell/socket/slice';

export const dossier: AdminSlice<Record<string, never>> = {
  name: 'dossier',
  screens: {},
  panels: [
    { slot: playerPanels, place: 30, panel: () => import('./PersonPanel') },
    { slot: playerPanels, place: 40, panel: () => import('./MomentPanel') },
    { slot: playerPanels, place: 800, panel: () => import('./NotesPanel') },
    { slot: playerPanels, place: 810, panel: () => import('./SessionsPanel') },
  ],
};
