import type { resources } from '@skins/api/signin/resources';
import { playerPanels } from '../accounts/slots';
import type { AdminSlice } from '../../shell/socket/slice';

export const signin: AdminSlice<typeof resources> = {
  name: 'signin',
  screens: {
    'sign-ins': {
      names: { zh: '签到', en: 'Sign-ins' },
      after: 'exclusions',
      right: 'read-players',
      icon: () => import('@mui/icons-material/EventAvailableOutlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
    },
  },
  panels: [{ slot: playerPanels, after: 'limits', panel: () => import('./SignInPanel') }],
};
