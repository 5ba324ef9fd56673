import type { resources } from '@skins/api/adjustments/resources';
import { playerPanels } from '../accounts/slots';
import type { AdminSlice } from '../../shell/socket/slice';

export const adjustments: AdminSlice<typeof resources> = {
  name: 'adjustments',
  screens: {
    'adjustment-proposals': {
      names: { zh: '待批调整', en: 'Pending credits' },
      after: 'players',
      right: 'read-players',
      icon: () => import('@mui/icons-material/RuleOutlined'),
      list: () => import('./ProposalList'),
      show: () => import('./ProposalShow'),
    },
    adjustments: {
      names: { zh: '人工调整', en: 'Adjustments' },
      after: 'adjustment-proposals',
      right: 'read-players',
      icon: () => import('@mui/icons-material/CurrencyExchangeOutlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
    },
  },
  panels: [{ slot: playerPanels, after: 'tasks', panel: () => import('./AdjustPanel') }],
};
