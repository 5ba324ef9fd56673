import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import { resources } from './resources.ts';
import { securitySource } from './source.ts';

export const admin: Admin = {
  tellers: {},
  reasons: {},
  resources: served(resources, { trail: securitySource }),
  returns: { none: 'it watches doors, and is no game' },
};
