import type { resources } from '@skins/api/accounts/resources';
import { overviewFigures } from '../health/slots';
import type { AdminSlice } from '../../shell/socket/slice';
import { playerPanels } from './slots';

export const accounts: AdminSlice<typeof resources> = {
  name: 'accounts',
  screens: {
    players: {
      names: { zh: '玩家', en: 'Players' },
      after: 'assists',
      right: 'read-players',
      icon: () => import('@mui/icons-material/PeopleOutlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
    },
    events: { none: 'listed on the page of their player' },
  },
  panels: [
    { slot: overviewFigures, after: 'first', panel: () => import('./PlayersFigure') },
    { slot: playerPanels, name: 'timeline', after: 'sessions', panel: () => import('./TimelinePanel') },
  ],
};
