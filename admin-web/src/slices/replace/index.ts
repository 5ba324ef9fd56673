import type { resources } from '@skins/api/replace/resources';
import { playerPanels } from '../accounts/slots';
import type { AdminSlice } from '../../shell/socket/slice';

export const replace: AdminSlice<typeof resources> = {
  name: 'replace',
  screens: {
    replace: {
      names: { zh: '汰换', en: 'Replacements' },
      after: 'top-up-figures',
      right: 'read-players',
      icon: () => import('@mui/icons-material/SwapHorizOutlined'),
      list: () => import('./List'),
      show: () => import('./Show'),
    },
  },
  panels: [{ slot: playerPanels, after: 'upgrades', panel: () => import('./ReplacementsPanel') }],
};
