import type { assistance } from '@skins/engine/assistance';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import { resources } from './resources.ts';
import { assistSource } from './sources.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof assistance> = {
  tellers,
  reasons: {},
  resources: served(resources, { assists: assistSource }),
  returns: { none: 'helping is no game' },
};
