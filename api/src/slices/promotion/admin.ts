import type { promotion } from '@skins/engine/promotion';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import type { Desks } from './desks.ts';
import { resources } from './resources.ts';
import { daySource, shareSource } from './sources.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof promotion, AdminTools<Desks>> = {
  tellers,
  reasons: {
    'promotion-share': {
      zh: '推广分成',
      en: 'invitation share',
      ru: 'доля за приглашение',
      vi: 'thưởng mời bạn',
    },
  },
  resources: served(resources, { 'promotion-shares': shareSource, 'promotion-days': daySource }),
  returns: { none: 'shares are no plays' },
};
