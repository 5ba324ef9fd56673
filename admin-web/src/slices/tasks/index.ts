import type { resources } from '@skins/api/tasks/resources';
import { playerPanels } from '../accounts/slots';
import type { AdminSlice } from '../../shell/socket/slice';

export const tasks: AdminSlice<typeof resources> = {
  name: 'tasks',
  screens: {
    'task-claims': {
      names: { zh: '任务箱', en: 'Task boxes' },
      after: 'prop-moves',
      right: 'read-players',
      icon: () => import('@mui/icons-material/TaskAltOutlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
    },
  },
  panels: [{ slot: playerPanels, after: 'signin', panel: () => import('./TasksPanel') }],
};
