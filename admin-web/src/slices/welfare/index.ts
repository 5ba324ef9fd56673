import type { resources } from '@skins/api/welfare/resources';
import { playerPanels } from '../accounts/slots';
import type { AdminSlice } from '../../shell/socket/slice';

export const welfare: AdminSlice<typeof resources> = {
  name: 'welfare',
  screens: {
    'week-claims': {
      names: { zh: '每周福利', en: 'Weekly welfare' },
      after: 'vip-claims',
      right: 'read-players',
      icon: () => import('@mui/icons-material/CardGiftcardOutlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
    },
  },
  panels: [{ slot: playerPanels, after: 'vip', panel: () => import('./WeekPanel') }],
};
