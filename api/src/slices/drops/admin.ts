import type { drops } from '@skins/engine/drops';
import type { Admin } from '../../foundation/admin/admin.ts';
import { served } from '../../foundation/admin/resources.ts';
import { resources } from './resources.ts';
import { dropSource } from './sources.ts';

export const admin: Admin<typeof drops> = {
  tellers: {},
  reasons: {},
  resources: served(resources, { 'extra-drops': dropSource }),
  returns: { none: 'a drop has no stake of its own: its table counts in the return of boxes' },
};
