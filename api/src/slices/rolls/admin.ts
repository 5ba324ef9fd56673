import type { rolls } from '@skins/engine/rolls';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import type { Desks } from './desks.ts';
import { resources } from './resources.ts';
import { roomSource } from './sources.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof rolls, AdminTools<Desks>> = {
  tellers,
  reasons: {},
  resources: served(resources, { rolls: roomSource }),
  returns: { none: 'rooms give prizes away for nothing' },
};
