import type { limits } from '@skins/engine/limits';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import { resources } from './resources.ts';
import { exclusionSource } from './source.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof limits> = {
  tellers,
  reasons: {},
  resources: served(resources, { exclusions: exclusionSource }),
  returns: { none: 'it holds games back, and is none' },
};
