import type { adjustments } from '@skins/engine/adjustments';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import type { Desks } from './desks.ts';
import { resources } from './resources.ts';
import { adjustmentSource, proposalSource } from './sources.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof adjustments, AdminTools<Desks>> = {
  tellers,
  reasons: {
    adjustment: {
      zh: '人工调整',
      en: 'adjustment by hand',
      ru: 'ручное изменение',
      vi: 'điều chỉnh thủ công',
    },
  },
  resources: served(resources, {
    adjustments: adjustmentSource,
    'adjustment-proposals': proposalSource,
  }),
  returns: { none: 'adjustments are no game' },
};
