import type { rules } from '@skins/engine/rules';
import type { Admin } from '../../foundation/admin/admin.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof rules> = {
  tellers,
  reasons: {},
  resources: {},
  returns: { none: 'rules are played by games' },
};
