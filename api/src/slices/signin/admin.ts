import type { signin } from '@skins/engine/signin';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import { resources } from './resources.ts';
import { signInSource } from './sources.ts';
import { tellers } from './tellers.ts';

export const admin: Admin<typeof signin> = {
  tellers,
  reasons: {},
  resources: served(resources, { 'sign-ins': signInSource }),
  returns: { none: 'signing in is no game' },
};
