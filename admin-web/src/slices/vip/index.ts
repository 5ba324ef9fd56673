import type { resources } from '@skins/api/vip/resources';
import { playerPanels } from '../accounts/slots';
import type { AdminSlice } from '../../shell/socket/slice';

export const vip: AdminSlice<typeof resources> = {
  name: 'vip',
  screens: {
    'vip-claims': {
      names: { zh: 'VIP 奖励', en: 'VIP bonuses' },
      after: 'top-ups',
      right: 'read-players',
      icon: () => import('@mui/icons-material/MilitaryTechOutlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
    },
  },
  panels: [{ slot: playerPanels, after: 'standing', panel: () => import('./VipPanel') }],
};
