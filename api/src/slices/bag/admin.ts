import type { bag } from '@skins/engine/bag';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import { itemSource } from './item-source.ts';
import { resources } from './resources.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof bag> = {
  tellers,
  reasons: {
    'item-sale': { zh: '藏品出售', en: 'items sold', ru: 'продажа предметов', vi: 'bán vật phẩm' },
  },
  resources: served(resources, { items: itemSource }),
  returns: { none: 'nothing is staked in the bag' },
};
