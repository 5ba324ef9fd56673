import type { retrievals } from '@skins/engine/retrievals';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import type { Desks } from './desks.ts';
import { resources } from './resources.ts';
import { deliveryFindingSource, retrievalSource } from './sources.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof retrievals, AdminTools<Desks>> = {
  tellers,
  reasons: {},
  resources: served(resources, {
    retrievals: retrievalSource,
    'delivery-findings': deliveryFindingSource,
  }),
  returns: { none: 'retrievals are no game' },
};
