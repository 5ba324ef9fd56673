import type { operators } from '@skins/engine/operators';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import type { Desks } from './desks.ts';
import { resources } from './resources.ts';
import { modeSource, operatorSource, proposalSource } from './source.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof operators, AdminTools<Desks>> = {
  tellers,
  reasons: {},
  resources: served(resources, {
    operators: operatorSource,
    'operator-proposals': proposalSource,
    'approval-mode': modeSource,
  }),
  returns: { none: 'operators play no game' },
};
