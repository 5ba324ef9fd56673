import type { profile } from '@skins/engine/profile';
import type { Admin } from '../../foundation/admin/admin.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof profile> = {
  tellers,
  reasons: {},
  resources: {},
  returns: { none: 'a page is no game' },
};
