import type { stops } from '@skins/engine/stops';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import { resources } from './resources.ts';
import { gameSource } from './source.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof stops> = {
  tellers,
  reasons: {},
  resources: served(resources, { games: gameSource }),
  returns: { none: 'it stops games, and is none' },
};
