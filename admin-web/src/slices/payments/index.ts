import type { resources } from '@skins/api/payments/resources';
import type { AdminSlice } from '../../shell/socket/slice';

export const payments: AdminSlice<typeof resources> = {
  name: 'payments',
  screens: {
    'top-ups': {
      names: { zh: '充值订单', en: 'Top-ups' },
      after: 'adjustments',
      right: 'read-players',
      icon: () => import('@mui/icons-material/PaymentsOutlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
    },
    'payment-findings': {
      names: { zh: '对账差异', en: 'Reconciliation' },
      after: 'task-claims',
      right: 'read-players',
      icon: () => import('@mui/icons-material/BalanceOutlined'),
      list: () => import('./FindingList'),
      show: () => import('./FindingShow'),
    },
    'top-up-figures': {
      names: { zh: '充值概况', en: 'Top-up figures' },
      after: 'payment-findings',
      icon: () => import('@mui/icons-material/SummarizeOutlined'),
      list: () => import('./FigureList'),
      show: () => import('./FigureShow'),
    },
  },
  panels: [],
};
