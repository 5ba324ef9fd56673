import type { identity } from '@skins/engine/identity';
import type { Admin } from '../../foundation/admin/admin.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof identity> = {
  tellers,
  reasons: {
    'real-name-reward': {
      zh: '实名认证奖励',
      en: 'real-name reward',
      ru: 'награда за подтверждение личности',
      vi: 'thưởng xác minh tên thật',
    },
  },
  resources: {},
  returns: { none: 'it knows people, and is no game' },
};
