import type { resources } from '@skins/api/boxes/resources';
import { skinPanels } from '../catalogue/slots';
import { overviewFigures, overviewPanels } from '../health/slots';
import type { AdminSlice } from '../../shell/socket/slice';

export const boxes: AdminSlice<typeof resources> = {
  name: 'boxes',
  screens: {
    boxes: {
      names: { zh: '盲盒', en: 'Boxes' },
      place: 100,
      icon: () => import('@mui/icons-material/Inventory2Outlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
      create: () => import('./Create'),
      edit: () => import('./Edit'),
    },
  },
  panels: [
    { slot: overviewFigures, place: 200, panel: () => import('./OpensFigure') },
    { slot: overviewPanels, place: 100, panel: () => import('./ReturnsPanel') },
    { slot: skinPanels, place: 100, panel: () => import('./SkinOddsPanel') },
  ],
};
