import type { resources } from '@skins/api/limits/resources';
import { playerPanels } from '../accounts/slots';
import type { AdminSlice } from '../../shell/socket/slice';

export const limits: AdminSlice<typeof resources> = {
  name: 'limits',
  screens: {
    exclusions: {
      names: { zh: '自我排除', en: 'Self-exclusions' },
      after: 'week-claims',
      right: 'read-players',
      icon: () => import('@mui/icons-material/DoNotDisturbOnOutlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
    },
  },
  panels: [{ slot: playerPanels, after: 'welfare', panel: () => import('./LimitsPanel') }],
};
