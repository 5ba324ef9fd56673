import type { resources } from '@skins/api/boxes/resources';
import { skinPanels } from '../catalogue/slots';
import { overviewFigures, overviewPanels } from '../health/slots';
import type { AdminSlice } from '../../shell/socket/slice';

export const boxes: AdminSlice<typeof resources> = {
  name: 'boxes',
  screens: {
    boxes: {
      names: { zh: '盲盒', en: 'Boxes' },
      after: 'settings',
      icon: () => import('@mui/icons-material/Inventory2Outlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
      create: () => import('./Create'),
      edit: () => import('./Edit'),
    },
  },
  panels: [
    { slot: overviewFigures, after: 'live', panel: () => import('./OpensFigure') },
    { slot: overviewPanels, after: 'first', panel: () => import('./ReturnsPanel') },
    { slot: skinPanels, after: 'catalogue', panel: () => import('./SkinOddsPanel') },
  ],
};
