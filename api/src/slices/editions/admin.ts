import type { editions } from '@skins/engine/editions';
import type { Admin } from '../../foundation/admin/admin.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof editions> = {
  tellers,
  reasons: {},
  resources: {},
  returns: { none: 'an edition is no game' },
};
