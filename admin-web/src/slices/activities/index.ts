import type { resources } from '@skins/api/activities/resources';
import { playerPanels } from '../accounts/slots';
import type { AdminSlice } from '../../shell/socket/slice';

export const activities: AdminSlice<typeof resources> = {
  name: 'activities',
  screens: {
    activities: {
      names: { zh: '活动', en: 'Activities' },
      after: 'rankings',
      icon: () => import('@mui/icons-material/CelebrationOutlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
    },
    'activity-receipts': {
      names: { zh: '活动领取', en: 'Activity receipts' },
      after: 'task-claims',
      right: 'read-players',
      icon: () => import('@mui/icons-material/RedeemOutlined'),
      list: () => import('./ReceiptList'),
      show: () => import('./ReceiptShow'),
    },
  },
  panels: [{ slot: playerPanels, after: 'tasks', panel: () => import('./ActivitiesPanel') }],
};
