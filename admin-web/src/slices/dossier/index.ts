import { playerPanels } from '../accounts/slots';
import type { AdminSlice } from '../../shell/socket/slice';

export const dossier: AdminSlice<Record<string, never>> = {
  name: 'dossier',
  screens: {},
  panels: [
    { slot: playerPanels, name: 'person', after: 'adjustments', panel: () => import('./PersonPanel') },
    { slot: playerPanels, name: 'moment', after: 'person', panel: () => import('./MomentPanel') },
    { slot: playerPanels, name: 'notes', after: 'replace', panel: () => import('./NotesPanel') },
    { slot: playerPanels, name: 'sessions', after: 'notes', panel: () => import('./SessionsPanel') },
  ],
};
