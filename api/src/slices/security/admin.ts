import type { AnySlice } from '@skins/engine/kernel';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import type { SecurityDesk } from './desk.ts';
import { resources } from './resources.ts';
import { securitySource } from './source.ts';

export const admin: Admin<AnySlice, AdminTools<{ readonly security: SecurityDesk }>> = {
  tellers: {},
  reasons: {},
  resources: served(resources, { trail: securitySource }),
  returns: { none: 'it watches doors, and is no game' },
};
