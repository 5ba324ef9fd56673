import type { Admin } from '../admin/admin.ts';
import { tellers } from './tellers.ts';

export const admin: Admin = {
  tellers,
  reasons: {},
  resources: {},
  returns: { none: 'seeds are no game' },
};
