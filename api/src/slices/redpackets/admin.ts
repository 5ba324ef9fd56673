import type { redpackets } from '@skins/engine/redpackets';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import { resources } from './resources.ts';
import { rainSource } from './sources.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof redpackets> = {
  tellers,
  reasons: {
    'rain-reserve': {
      zh: '红包雨预留',
      en: 'reserved for a rain',
      ru: 'отложено на дождь',
      vi: 'dành cho mưa lì xì',
    },
    'red-packets': { zh: '红包雨', en: 'red packets', ru: 'красные конверты', vi: 'lì xì' },
    'rain-return': {
      zh: '红包雨退回',
      en: 'rest of a rain',
      ru: 'остаток дождя',
      vi: 'phần còn lại của mưa lì xì',
    },
  },
  resources: served(resources, { rains: rainSource }),
  returns: { none: 'a packet is a gift: nothing is staked' },
};
