import type { assistance } from '@skins/engine/assistance';
import type { Admin } from '../admin/admin.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof assistance> = {
  tellers,
  reasons: {},
  resources: {},
  returns: { none: 'helping is no game' },
};
