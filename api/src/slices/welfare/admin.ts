import type { welfare } from '@skins/engine/welfare';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import { resources } from './resources.ts';
import { weekClaimSource } from './sources.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof welfare> = {
  tellers,
  reasons: {
    'week-benefits': { zh: '每周福利', en: 'weekly welfare', ru: 'бонус недели', vi: 'phúc lợi tuần' },
  },
  resources: served(resources, { 'week-claims': weekClaimSource }),
  returns: { none: 'a gift is no game' },
};
