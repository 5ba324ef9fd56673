import type { resources } from '@skins/api/accounts/resources';
import { overviewFigures } from '../health/slots';
import type { AdminSlice } from '../../shell/socket/slice';
import { playerPanels } from './slots';

export const accounts: AdminSlice<typeof resources> = {
  name: 'accounts',
  screens: {
    players: {
      names: { zh: '玩家', en: 'Players' },
      place: 300,
      right: 'read-players',
      icon: () => import('@mui/icons-material/PeopleOutlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
    },
    events: { none: 'listed on the page of their player' },
  },
  panels: [
    { slot: overviewFigures, place: 100, panel: () => import('./PlayersFigure') },
    { slot: playerPanels, place: 900, panel: () => import('./TimelinePanel') },
  ],
};
