import type { resources } from '@skins/api/settings/resources';
import type { AdminSlice } from '../../shell/socket/slice';

export const settings: AdminSlice<typeof resources> = {
  name: 'settings',
  screens: {
    inbox: {
      names: { zh: '等我', en: 'For me' },
      after: 'health',
      icon: () => import('@mui/icons-material/FlagOutlined'),
      count: () => import('./InboxCount'),
      list: () => import('./Inbox'),
      show: () => import('./Inbox'),
    },
    changes: {
      names: { zh: '变更', en: 'Changes' },
      after: 'inbox',
      icon: () => import('@mui/icons-material/ApprovalOutlined'),
      list: () => import('./ChangeList'),
      show: () => import('./ChangeShow'),
    },
    settings: {
      names: { zh: '设定', en: 'Settings' },
      after: 'changes',
      icon: () => import('@mui/icons-material/TuneOutlined'),
      list: () => import('./SettingList'),
      show: () => import('./SettingShow'),
    },
  },
  panels: [],
};
