import type { resources } from '@skins/api/settings/resources';
import type { AdminSlice } from '../../shell/socket/slice';

export const settings: AdminSlice<typeof resources> = {
  name: 'settings',
  screens: {
    changes: {
      names: { zh: '变更', en: 'Changes' },
      after: 'health',
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
