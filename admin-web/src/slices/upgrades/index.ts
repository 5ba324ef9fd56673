import type { resources } from '@skins/api/upgrades/resources';
import { playerPanels } from '../accounts/slots';
import type { AdminSlice } from '../../shell/socket/slice';

export const upgrades: AdminSlice<typeof resources> = {
  name: 'upgrades',
  screens: {
    upgrades: {
      names: { zh: '升级', en: 'Upgrades' },
      after: 'boxes',
      right: 'read-players',
      icon: () => import('@mui/icons-material/TrendingUpOutlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
    },
    'upgrade-targets': {
      names: { zh: '升级目标', en: 'Upgrade targets' },
      after: 'upgrades',
      icon: () => import('@mui/icons-material/TrackChangesOutlined'),
      list: () => import('./TargetList'),
      show: () => import('./TargetShow'),
    },
  },
  panels: [{ slot: playerPanels, after: 'props', panel: () => import('./PlayerPanel') }],
};
