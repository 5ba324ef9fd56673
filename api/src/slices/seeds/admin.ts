import type { seeds } from '@skins/engine/seeds';
import type { Admin } from '../../foundation/admin/admin.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof seeds> = {
  tellers,
  reasons: {},
  resources: {},
  returns: { none: 'seeds are no game' },
};
