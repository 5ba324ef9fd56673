import type { mall } from '@skins/engine/mall';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import { resources } from './resources.ts';
import { purchaseSource } from './sources.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof mall> = {
  tellers,
  reasons: {
    'skin-purchase': {
      zh: '商城购买',
      en: 'bought in the store',
      ru: 'покупка в магазине',
      vi: 'mua ở cửa hàng',
    },
  },
  resources: served(resources, { 'store-purchases': purchaseSource }),
  returns: { none: 'what is bought is no stake' },
};
