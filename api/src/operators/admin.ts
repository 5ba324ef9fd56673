import type { operators } from '@skins/engine/operators';
import type { Admin } from '../admin/admin.ts';
import { served } from '../admin/resources.ts';
import { resources } from './resources.ts';
import { operatorSource } from './source.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof operators> = {
  tellers,
  reasons: {},
  resources: served(resources, { operators: operatorSource }),
  returns: { none: 'operators play no game' },
};
