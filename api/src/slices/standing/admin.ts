import type { standing } from '@skins/engine/standing';
import type { Admin } from '../../foundation/admin/admin.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof standing> = {
  tellers,
  reasons: {},
  resources: {},
  returns: { none: 'who is suspended plays no game' },
};
