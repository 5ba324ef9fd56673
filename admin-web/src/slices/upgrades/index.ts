import type { resources } from '@skins/api/upgrades/resources';
import { playerPanels } from '../accounts/slots';
import type { AdminSlice } from '../../shell/socket/slice';

export const upgrades: AdminSlice<typeof resources> = {
  name: 'upgrades',
  screens: {
    upgrades: {
      names: { zh: '升级', en: 'Upgrades' },
      place: 110,
      right: 'read-players',
      icon: () => import('@mui/icons-material/TrendingUpOutlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
    },
    'upgrade-targets': {
      names: { zh: '升级目标', en: 'Upgrade targets' },
      place: 120,
      icon: () => import('@mui/icons-material/TrackChangesOutlined'),
      list: () => import('./TargetList'),
      show: () => import('./TargetShow'),
    },
  },
  panels: [{ slot: playerPanels, place: 205, panel: () => import('./PlayerPanel') }],
};
