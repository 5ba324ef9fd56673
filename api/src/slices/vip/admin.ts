import type { vip } from '@skins/engine/vip';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import { resources } from './resources.ts';
import { claimSource } from './sources.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof vip> = {
  tellers,
  reasons: {
    'vip-bonus': { zh: 'VIP 奖励', en: 'VIP bonus', ru: 'бонус VIP', vi: 'thưởng VIP' },
  },
  resources: served(resources, { 'vip-claims': claimSource }),
  returns: { none: 'levels are no game' },
};
