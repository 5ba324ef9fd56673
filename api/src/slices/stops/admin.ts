import type { stops } from '@skins/engine/stops';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import type { OperatorsDesk } from '../operators/desk.ts';
import { resources } from './resources.ts';
import { gameSource } from './source.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof stops, AdminTools<{ readonly operators: OperatorsDesk }>> = {
  tellers,
  reasons: {},
  resources: served(resources, { games: gameSource }),
  returns: { none: 'it stops games, and is none' },
};
