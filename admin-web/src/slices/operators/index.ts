import type { resources } from '@skins/api/operators/resources';
import type { AdminSlice } from '../../shell/socket/slice';

export const operators: AdminSlice<typeof resources> = {
  name: 'operators',
  screens: {
    operators: {
      names: { zh: '运营人员', en: 'Operators' },
      after: 'delivery-findings',
      icon: () => import('@mui/icons-material/BadgeOutlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
    },
    'operator-proposals': {
      names: { zh: '任命提案', en: 'Appointments' },
      after: 'operators',
      icon: () => import('@mui/icons-material/HowToRegOutlined'),
      list: () => import('./ProposalList'),
      show: () => import('./ProposalShow'),
    },
    'approval-mode': { none: 'it stands on the list of operators' },
  },
  panels: [],
};
