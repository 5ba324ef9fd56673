import type { epochs } from '@skins/engine/epochs';
import type { Admin } from '../../foundation/admin/admin.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof epochs> = {
  tellers,
  reasons: {},
  resources: {},
  returns: { none: 'an epoch is no game' },
};
