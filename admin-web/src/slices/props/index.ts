import type { resources } from '@skins/api/props/resources';
import { playerPanels } from '../accounts/slots';
import type { AdminSlice } from '../../shell/socket/slice';

export const props: AdminSlice<typeof resources> = {
  name: 'props',
  screens: {
    'prop-moves': {
      names: { zh: '道具流水', en: 'Props' },
      after: 'store-purchases',
      right: 'read-players',
      icon: () => import('@mui/icons-material/ConfirmationNumberOutlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
    },
  },
  panels: [{ slot: playerPanels, after: 'bag', panel: () => import('./PropsPanel') }],
};
